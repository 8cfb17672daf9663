import { studyStatus, type StudyStatus } from '@suite/api';
import { IconDone, IconLocked, IconReady } from './icons';
import { statusText } from './lessons';
import css from './status.module.css';

const statusIcon = {
  [studyStatus.done]: IconDone,
  [studyStatus.ready]: IconReady,
  [studyStatus.locked]: IconLocked,
};

/** A state as an icon and a word. */
export function Status({ value, text }: { value: StudyStatus; text?: string }) {
  // One lesson in an unknown state must not break the page of the whole course.
  const known = value in statusIcon ? value : studyStatus.locked;
  const Icon = statusIcon[known];
  return (
    <span className={`${css.status} ${css[known]}`}>
      <Icon className={css.icon} />
      {text ?? statusText[known]}
    </span>
  );
}
