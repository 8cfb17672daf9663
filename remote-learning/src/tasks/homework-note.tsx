import { deviceStore, learnerKey } from '@suite/kernel';
import { TextArea } from '@suite/ui';
import { useState } from 'react';
import css from './homework-view.module.css';

export interface HomeworkNoteProps {
  userId: number;
  homeworkId: number;
}

const LONGEST = 2000;

/** What a homework asks to write down; only its questions are handed in, so the text stays with the learner. */
export function HomeworkNote({ userId, homeworkId }: HomeworkNoteProps) {
  const key = learnerKey(userId, `homework.${homeworkId}`);
  const [text, setText] = useState(() => {
    const kept = deviceStore.get(key);
    return typeof kept === 'string' ? kept : '';
  });
  const [isKept, setKept] = useState(true);
  const change = (next: string) => {
    setText(next);
    if (!next) deviceStore.remove(key);
    setKept(!next || deviceStore.set(key, next) === 'kept');
  };
  return (
    <div className={css.note}>
      <TextArea
        label="我的作业笔记"
        placeholder="把思考、计算和打算写在这里"
        value={text}
        maxLength={LONGEST}
        rows={4}
        error={isKept ? undefined : '这台设备无法保存，离开前请先复制'}
        onChange={change}
      />
      <p className={css.hint}>自动保存在这台设备上，不会提交给老师</p>
    </div>
  );
}
