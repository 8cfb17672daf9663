import { deviceStore } from '@suite/kernel';

/** A logout, and the next learner, remove it with all that calculators keep. */
const KEY = 'suite.counter.writer';

/** Names the learner who writes here, without saying who it is. */
function writer(): string {
  const known = deviceStore.getText(KEY);
  if (known) return known;
  const made = Math.random().toString(36).slice(2);
  deviceStore.setText(KEY, made);
  return made;
}

/** Puts what was typed here into the route of the address; the history notes whose it is. */
export const writeAddress = (link: string): void =>
  history.replaceState(
    { ...history.state, writer: writer() },
    '',
    location.href.replace(/#.*|$/, link.slice(link.indexOf('#'))),
  );

/** Whether the address has what a learner typed here who has logged out since: going back leads to it. */
export function isFormerLearners(): boolean {
  const { writer: noted } = Object(history.state) as { writer?: string };
  return noted !== undefined && noted !== deviceStore.getText(KEY);
}

/** Takes a former learner's inputs out of the address. */
export function clearFormerLearners(): void {
  if (!isFormerLearners()) return;
  history.replaceState(
    { ...history.state, writer: undefined },
    '',
    location.href.replace(/(#[^?]*)\?.*/, '$1'),
  );
}
