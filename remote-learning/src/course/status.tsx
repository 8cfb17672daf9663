import { studyStatus, type StudyStatus } from '@suite/api';
import { IconDone, IconLocked, IconReady } from './icons';
import { statusText } from './lessons';
import css from './status.module.css';

export const statusIcon = {
  [studyStatus.done]: IconDone,
  [studyStatus.ready]: IconReady,
  [studyStatus.locked]: IconLocked,
};

/** A state as an icon and a word. */
export function Status({ value, text }: { value: StudyStatus; text?: string }) {
  const Icon = statusIcon[value];
  return (
    <span className={`${css.status} ${css[value]}`}>
      <Icon className={css.icon} />
      {text ?? statusText[value]}
    </span>
  );
}
