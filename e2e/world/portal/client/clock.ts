import { at, make } from './dom';
import { fieldTime, longTime, momentOfField } from './times';
import { w } from './words';
import { world, type ClockState } from './world-api';

const HOUR = 3600_000;

/** The panel that moves the clock. */
export function drawClock(): void {
  const send = async (change: object) => showClock(await world<ClockState>('/clock', 'POST', change));
  const button = (words: string, change: object, className = '') =>
    make('button', { type: 'button', className, onclick: () => void send(change) }, words);
  const moment = make('input', { type: 'datetime-local', id: 'moment', 'aria-label': w('setTo') });
  moment.value = fieldTime(Date.now());
  const stand = make('input', { type: 'checkbox' });
  const form = make(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        if (moment.value) void send({ set: momentOfField(moment.value), standing: stand.checked });
      },
    },
    make('label', { htmlFor: 'moment' }, w('setTo')),
    make('div', { className: 'line' }, moment, make('button', {}, w('set'))),
    make('label', { className: 'check' }, stand, make('span', {}, w('stand'))),
  );
  at('panel-clock').replaceChildren(
    make('p', { className: 'big', id: 'clock-now' }),
    make('p', { className: 'badge', id: 'clock-mode' }),
    make(
      'div',
      { className: 'actions' },
      button(w('hourLater'), { advance: HOUR }),
      button(w('dayLater'), { advance: 24 * HOUR }),
      button(w('weekLater'), { advance: 7 * 24 * HOUR }),
    ),
    form,
    make('div', { className: 'actions' }, button(w('backToReal'), { real: true }, 'main')),
    make('p', { className: 'note' }, w('clockText')),
  );
}

/** Shows the world's time wherever the portal does. */
export function showClock({ now, mode }: ClockState): void {
  at('now').textContent = longTime(now);
  at('now').dataset.mode = mode;
  at('clock-now').textContent = longTime(now);
  at('clock-mode').textContent = w(mode);
  at('clock-mode').dataset.mode = mode;
}
