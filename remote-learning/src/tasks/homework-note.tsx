import { deviceStore, unsentKey } from '@suite/kernel';
import { TextArea } from '@suite/ui';
import { useEffect, useState } from 'react';
import css from './homework-view.module.css';

export interface HomeworkNoteProps {
  userId: number;
  homeworkId: number;
}

const LONGEST = 2000;

const textIn = (kept: unknown) => (typeof kept === 'string' ? kept : '');

/**
 * What a homework asks to write down. Only its questions are handed in, so this device has the only copy: like all
 * unsent work it survives a logout, and only its owner sees it.
 */
export function HomeworkNote({ userId, homeworkId }: HomeworkNoteProps) {
  const key = unsentKey(userId, `homework.${homeworkId}`);
  const [text, setText] = useState(() => textIn(deviceStore.get(key)));
  const [isKept, setKept] = useState(true);
  // What another tab writes shows at once: the next letter here must not put an older text over it.
  useEffect(() => deviceStore.watch(key, (kept) => setText(textIn(kept))), [key]);
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
