import { defineRecord, ownerOf, useRecord } from '@suite/kernel/records';
import { TextArea } from '@suite/ui';
import css from './homework-view.module.css';

export interface HomeworkNoteProps {
  userId: number;
  homeworkId: number;
}

const LONGEST = 2000;

const homeworkNotes = defineRecord<string>({
  kind: 'homework',
  version: 1,
  owner: 'learner',
  personal: true,
  unsent: true,
  read: (stored) => (typeof stored === 'string' ? stored : undefined),
});

/**
 * What a homework asks to write down. Only its questions are handed in, so this device has the only copy: it survives
 * a logout, and is gone when another learner comes.
 */
export function HomeworkNote({ userId, homeworkId }: HomeworkNoteProps) {
  const [text = '', save, result] = useRecord(homeworkNotes.of(ownerOf(userId), homeworkId));
  return (
    <div className={css.note}>
      <TextArea
        label="我的作业笔记"
        placeholder="把思考、计算和打算写在这里"
        value={text}
        maxLength={LONGEST}
        rows={4}
        error={result === 'kept' ? undefined : '这台设备无法保存，离开前请先复制'}
        onChange={(next) => save(next || undefined)}
      />
      <p className={css.hint}>自动保存在这台设备上，不会提交给老师</p>
    </div>
  );
}
