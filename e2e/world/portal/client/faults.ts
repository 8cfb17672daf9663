import { codes } from '@suite/api';
import { at, make } from './dom';
import { nameOf } from './people';
import { settings } from './settings';
import { w, type Word } from './words';
import { world, type Fault } from './world-api';

const effects: Record<string, Word> = {
  '': 'effectNone',
  code: 'effectCode',
  status: 'effectStatus',
  drop: 'effectDrop',
  broken: 'effectBroken',
  empty: 'effectEmpty',
};

const quick: [Word, object][] = [
  ['slow', { delay: 3000 }],
  ['offline', { effect: 'drop' }],
  ['expired', { effect: 'code', code: codes.TOKEN_INVALID, msg: '登录信息无效，请重新登录', times: 1 }],
  ['lostAnswer', { effect: 'drop', after: true, times: 1 }],
];

let shown = '';

async function refresh(): Promise<void> {
  showFaults(await world<Fault[]>('/faults'), true);
}

async function add(fault: object): Promise<void> {
  await world('/faults', 'POST', fault);
  await refresh();
}

const field = (words: Word, input: HTMLElement, className = '') =>
  make('label', { className }, make('span', {}, w(words)), input);

const select = (options: [string, string][]) =>
  make('select', {}, ...options.map(([value, words]) => make('option', { value }, words)));

/** The form that adds a fault; only the fields that its effect needs are shown. */
function form(paths: string[]): HTMLFormElement {
  const path = make('input', { value: '*', spellcheck: false, autocomplete: 'off' });
  path.setAttribute('list', 'paths');
  const list = make(
    'datalist',
    { id: 'paths' },
    ...['*', ...paths].map((value) => make('option', { value })),
  );
  const who = select([
    ['*', w('everybody')],
    ['this', w('thisPerson')],
  ]);
  const effect = select(Object.entries(effects).map(([value, words]) => [value, w(words)]));
  const delay = make('input', { type: 'number', min: '0', max: '120000', value: '0' });
  const code = make('input', { type: 'number', value: String(codes.RULE) });
  const msg = make('input', { value: '系统繁忙，请稍后再试' });
  const status = make('input', { type: 'number', min: '200', max: '599', value: '500' });
  const times = select([
    ['', w('endless')],
    ['1', w('once')],
    ['3', '3'],
  ]);
  const after = make('input', { type: 'checkbox' });
  const ofCode = [field('code', code), field('msg', msg)];
  const ofStatus = [field('status', status)];
  const check = make('label', { className: 'check' }, after, make('span', {}, w('after')));
  const adapt = () => {
    for (const part of ofCode) part.hidden = effect.value !== 'code';
    for (const part of ofStatus) part.hidden = effect.value !== 'status';
    check.hidden = effect.value === '';
  };
  effect.onchange = adapt;
  adapt();
  return make(
    'form',
    {
      className: 'fault',
      onsubmit: (event) => {
        event.preventDefault();
        void add({
          path: path.value || '*',
          person: who.value === 'this' ? settings.person : '*',
          delay: Number(delay.value),
          effect: effect.value || null,
          ...(effect.value === 'code' && { code: Number(code.value), msg: msg.value }),
          ...(effect.value === 'status' && { status: Number(status.value) }),
          after: effect.value !== '' && after.checked,
          times: times.value ? Number(times.value) : null,
        });
      },
    },
    field('call', path, 'wide'),
    list,
    field('who', who),
    field('effect', effect),
    ...ofCode,
    ...ofStatus,
    field('delay', delay),
    field('times', times),
    check,
    make('button', { className: 'main' }, w('add')),
  );
}

/** The panel that adds faults. */
export function drawFaults(paths: string[]): void {
  const buttons = quick.map(([words, fault]) =>
    make(
      'button',
      { type: 'button', onclick: () => void add({ person: settings.person, ...fault }) },
      w(words),
    ),
  );
  at('panel-faults').replaceChildren(
    make('h3', {}, w('faultsNow')),
    make('div', { id: 'fault-list' }),
    make('h3', {}, w('quick')),
    make('div', { className: 'actions' }, ...buttons),
    make('h3', {}, w('addFault')),
    form(paths),
  );
  shown = '';
}

function described({ path, person, effect, code, status, delay, times, after }: Fault): string {
  const parts = [
    path === '*' ? w('allCalls') : path,
    person === '*' ? w('everybody') : nameOf(person),
    w(effects[effect ?? ''] as Word),
    effect === 'code' ? String(code) : effect === 'status' ? String(status) : '',
    delay > 0 ? `${delay} ms` : '',
    after ? w('after') : '',
    times === null ? '' : `× ${times}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Shows the faults in force. */
export function showFaults(faults: Fault[], again = false): void {
  at('tabs')
    .querySelector('[data-tab=faults]')
    ?.classList.toggle('busy', faults.length > 0);
  const state = JSON.stringify(faults);
  if (state === shown && !again) return;
  shown = state;
  const remove = async (path: string) => {
    await world(path, 'DELETE');
    await refresh();
  };
  const items = faults.map((fault) =>
    make(
      'li',
      {},
      make('span', {}, described(fault)),
      make('button', { type: 'button', onclick: () => void remove(`/faults/${fault.id}`) }, w('remove')),
    ),
  );
  at('fault-list').replaceChildren(
    items.length > 0
      ? make('ul', { className: 'faults' }, ...items)
      : make('p', { className: 'empty' }, w('faultsEmpty')),
    ...(items.length > 1
      ? [make('button', { type: 'button', onclick: () => void remove('/faults') }, w('clear'))]
      : []),
  );
}
