import { at, make, say } from './dom';
import { shortTime } from './times';
import { w } from './words';
import type { Message } from './world-api';

let shown = '';

/** Shows the messages that were sent, newest first. */
export function showInbox(messages: Message[], again = false): void {
  const state = messages.map(({ id }) => id).join();
  if (state === shown && !again) return;
  shown = state;
  const items = messages.map(({ mobile, code, words, sent_at }) => {
    const copy = async () => {
      await navigator.clipboard.writeText(code);
      say(w('copied'));
    };
    return make(
      'li',
      {},
      make('p', { className: 'meta' }, make('strong', {}, mobile), make('time', {}, shortTime(sent_at))),
      make('p', { className: 'bubble' }, words),
      make('button', { type: 'button', onclick: () => void copy() }, `${w('copyCode')} ${code}`),
    );
  });
  at('panel-inbox').replaceChildren(
    items.length > 0
      ? make('ul', { className: 'messages' }, ...items)
      : make('p', { className: 'empty' }, w('inboxEmpty')),
  );
}
