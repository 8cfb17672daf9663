import type { PlayerControl } from '@suite/features/player';
import { useOwner, type LearnerId } from '@suite/kernel/records';
import { durationText } from '@suite/kernel/time';
import { Problem, TextArea } from '@suite/ui';
import { Button, Spoken } from '@suite/ui/base';
import type { RefObject } from 'react';
import css from './lesson-notes.module.css';
import { LONGEST, type Note } from './notes';
import { useNotes } from './use-notes';

export interface LessonNotesProps {
  v_id: number;
  control: RefObject<PlayerControl | null>;
}

const troubles = {
  full: '手机存储空间已满，刚才的笔记关闭页面后会丢失，请先复制或清理空间',
  closed: '浏览器不允许保存，刚才的笔记关闭页面后会丢失，请先复制',
};

/** The learner's own notes on a lesson, each with its moment; a tap on the time plays from there. */
export function LessonNotes(props: LessonNotesProps) {
  const owner = useOwner();
  return <Notes key={`${owner?.user} ${props.v_id}`} owner={owner} {...props} />;
}

function Notes({ v_id, owner, control }: LessonNotesProps & { owner: LearnerId | undefined }) {
  const notes = useNotes(owner, v_id);
  const { list, draft, removed, kept } = notes;
  const change = (text: string) => {
    if (!text && !draft?.of) return notes.write(undefined);
    const at = draft?.at ?? Math.floor(control.current?.time() ?? 0);
    notes.write({ ...draft, at, text });
  };
  return (
    <div className={css.notes}>
      <Spoken as="h2">我的笔记</Spoken>
      <div className={css.field}>
        <TextArea
          label={
            draft ? `${draft.of ? '修改' : '记在'} ${durationText(draft.at)} 的笔记` : '在当前进度记一条笔记'
          }
          placeholder="写下想法、疑问或要点"
          value={draft?.text ?? ''}
          maxLength={LONGEST}
          rows={3}
          onChange={change}
        />
      </div>
      <Problem text={kept === 'kept' ? undefined : troubles[kept]} />
      {draft ? (
        <div className={css.actions}>
          <Button size="small" type="default" onClick={() => notes.write(undefined)}>
            取消
          </Button>
          <Button size="small" disabled={!draft.text.trim()} onClick={notes.save}>
            保存笔记
          </Button>
        </div>
      ) : null}
      {removed ? (
        <p className={css.removed} role="status">
          已删除 {durationText(removed.at)} 的笔记
          <button type="button" className={css.link} onClick={notes.undo}>
            撤销
          </button>
        </p>
      ) : null}
      {list.length > 0 ? (
        <ul>
          {list.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              onPlay={() => control.current?.playFrom(note.at)}
              onEdit={() => notes.edit(note)}
              onRemove={() => notes.remove(note)}
            />
          ))}
        </ul>
      ) : (
        <p className={css.none}>本节还没有笔记。笔记只保存在这台设备上。</p>
      )}
    </div>
  );
}

interface NoteRowProps {
  note: Note;
  onPlay: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function NoteRow({ note: { at, text }, onPlay, onEdit, onRemove }: NoteRowProps) {
  const time = durationText(at);
  return (
    <li className={css.note}>
      <div className={css.head}>
        <button type="button" className={css.time} aria-label={`从 ${time} 播放`} onClick={onPlay}>
          {time}
        </button>
        <button type="button" className={css.link} aria-label={`修改 ${time} 的笔记`} onClick={onEdit}>
          修改
        </button>
        <button type="button" className={css.link} aria-label={`删除 ${time} 的笔记`} onClick={onRemove}>
          删除
        </button>
      </div>
      <p className={css.text}>{text}</p>
    </li>
  );
}
