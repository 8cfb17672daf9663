import type { Material } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { dayInWords } from '@suite/kernel/time';
import { IconArrow } from '@suite/ui';
import { IconDoneMark, IconTodo } from '../study-weeks/icons';
import { materialLink, type MaterialEdition } from './material-edition';
import type { Neighbours } from './neighbours';
import css from './reading-end.module.css';
import type { StudiedState } from './use-studied';

export interface ReadingEndProps {
  edition: MaterialEdition;
  /** Absent until it is known: the links come all at once. */
  around: Neighbours | undefined;
  preview: boolean;
  state: StudiedState;
  isVideo: boolean;
}

/** The foot of a material: whether it counts as studied, and the links to its neighbours. */
export function ReadingEnd({ edition, around, preview, state, isVideo }: ReadingEndProps) {
  return (
    <footer className={css.end}>
      {preview ? null : <State state={state} isVideo={isVideo} />}
      {around ? <Ways edition={edition} around={around} preview={preview} /> : null}
    </footer>
  );
}

interface WaysProps extends Pick<ReadingEndProps, 'edition' | 'preview'> {
  around: Neighbours;
}

const Ways = ({ edition, around: { previous, next, opens }, preview }: WaysProps) => (
  <nav aria-label="上一份和下一份资料">
    {next ? <Way label="下一份" material={next} to={materialLink(edition, next, preview)} /> : null}
    {opens ? <p className={css.opens}>下一周的资料 {dayInWords(opens)}开放</p> : null}
    {previous ? (
      <Way label="上一份" material={previous} to={materialLink(edition, previous, preview)} />
    ) : null}
    <Link className={css.all} to={edition.home()}>
      查看全部资料
    </Link>
  </nav>
);

function Way({ label, material, to }: { label: string; material: Material; to: string }) {
  return (
    <Link className={css.way} to={to} replace>
      <span className={css.main}>
        <span className={css.label}>{label}</span>
        <span className={css.title}>{material.title}</span>
      </span>
      <IconArrow className={css.arrow} />
    </Link>
  );
}

const words: Record<Exclude<StudiedState, 'unread'>, string> = {
  saving: '正在记录…',
  waiting: '已经读完，联网后自动记为已学',
  refused: '已经读完，暂时没有记上，稍后自动再试',
  studied: '已学',
};

function State({ state, isVideo }: Pick<ReadingEndProps, 'state' | 'isVideo'>) {
  const isStudied = state === 'studied';
  return (
    <p className={isStudied ? css.studied : css.unread} role="status">
      {isStudied ? <IconDoneMark className={css.icon} /> : <IconTodo className={css.icon} />}
      {state !== 'unread' ? words[state] : isVideo ? '看完视频后记为已学' : '读到这里记为已学'}
    </p>
  );
}
