import { successOf } from '../../api/envelope';
import type { LoggedCall } from '../../faults/call-log';
import { at, make } from './dom';
import { nameOf } from './people';
import { shortTime } from './times';
import { w } from './words';
import { world } from './world-api';

const MOST = 100;
let calls: LoggedCall[] = [];

const isGood = ({ code, path }: LoggedCall) => code === successOf(path);

function draw(): void {
  const items = calls.map((call) =>
    make(
      'li',
      { className: isGood(call) ? '' : 'bad' },
      make('span', { className: 'path' }, `${call.method} ${call.path}`),
      make('span', { className: 'code' }, String(call.code ?? (call.status || '×'))),
      make(
        'small',
        {},
        `${shortTime(call.at)} · ${call.person === null ? '—' : nameOf(call.person)} · ${call.ms} ms${call.faulty ? ' ⚡' : ''}`,
      ),
      call.params && call.params !== '{}' ? make('code', {}, call.params) : null,
    ),
  );
  const clear = async () => {
    await world('/calls', 'DELETE');
    calls = [];
    draw();
  };
  at('panel-calls').replaceChildren(
    ...(items.length > 0
      ? [
          make(
            'button',
            { type: 'button', className: 'right', onclick: () => void clear() },
            w('callsClear'),
          ),
          make('ul', { className: 'calls' }, ...items),
        ]
      : [make('p', { className: 'empty' }, w('callsEmpty'))]),
  );
}

export const lastCall = (): number => calls[0]?.id ?? 0;

/** Shows the calls of the app as they come, newest first. */
export function showCalls(newer: LoggedCall[], again = false): void {
  if (newer.length === 0 && !again) return;
  calls = [...newer.reverse(), ...calls].slice(0, MOST);
  draw();
}
