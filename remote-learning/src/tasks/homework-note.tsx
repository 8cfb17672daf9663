import { TextArea } from '@suite/ui';
import { useState } from 'react';
import css from './homework-view.module.css';

export interface HomeworkNoteProps {
  userId: number;
  homeworkId: number;
}

const keyOf = ({ userId, homeworkId }: HomeworkNoteProps) => `suite.homework.${userId}.${homeworkId}`;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

const LONGEST = 2000;

/** What a homework asks to write down; only its questions are handed in, so the text stays with the learner. */
export function HomeworkNote(props: HomeworkNoteProps) {
  const key = keyOf(props);
  const [text, setText] = useState(() => read(key));
  const [kept, setKept] = useState(true);
  const change = (next: string) => {
    setText(next);
    setKept(keep(key, next));
  };
  return (
    <div className={css.note}>
      <TextArea
        label="我的作业笔记"
        placeholder="把思考、计算和打算写在这里"
        value={text}
        maxLength={LONGEST}
        rows={4}
        error={kept ? undefined : '这台设备无法保存，离开前请先复制'}
        onChange={change}
      />
      <p className={css.hint}>自动保存在这台设备上，不会提交给老师</p>
    </div>
  );
}
