import type { LoggedCall } from '../../faults/call-log';
import { lastCall, showCalls } from './calls';
import { drawClock, showClock } from './clock';
import { readContracts, showContracts } from './contracts';
import { at, make, say } from './dom';
import { drawFaults, showFaults } from './faults';
import { showInbox } from './inbox';
import { drawOrders, showGoods, showOrders } from './orders';
import { showPeople } from './people';
import { layOut, offerRoutes, openOnPhone, showControls, wirePhone } from './phone';
import { followPage } from './phone-chrome';
import { change, settings } from './settings';
import { changeLanguage, currentLanguage, putWords, w, type Word } from './words';
import {
  world,
  type ClockState,
  type Fault,
  type GoodsState,
  type Message,
  type OrderRecord,
  type Person,
} from './world-api';

const tabs: Word[] = ['inbox', 'orders', 'contracts', 'clock', 'faults', 'calls'];
const POLL = 1500;

let people: Person[] = [];
let paths: string[] = [];
let tab: Word = 'inbox';

function showView(view: string): void {
  document.body.dataset.view = view;
  for (const button of document.querySelectorAll<HTMLElement>('[data-show]')) {
    button.setAttribute('aria-pressed', String(button.dataset.show === view));
  }
  layOut();
}

function choosePerson(person: Person): void {
  change({ person: person.key });
  showPeople(people, choosePerson);
  openOnPhone();
  showView('phone');
}

function showTabs(): void {
  const buttons = tabs.map((name) => {
    const button = make(
      'button',
      {
        type: 'button',
        role: 'tab',
        'aria-selected': String(name === tab),
        'aria-controls': `panel-${name}`,
        onclick: () => {
          tab = name;
          showTabs();
        },
      },
      w(name),
    );
    button.dataset.tab = name;
    return button;
  });
  at('tabs').replaceChildren(...buttons);
  for (const name of tabs) at(`panel-${name}`).hidden = name !== tab;
}

async function poll(again = false): Promise<void> {
  const [clock, inbox, faults, calls, orders, goods, contracts] = await Promise.all([
    world<ClockState>('/clock'),
    world<Message[]>('/inbox'),
    world<Fault[]>('/faults'),
    world<LoggedCall[]>(`/calls?since=${lastCall()}`),
    world<OrderRecord[]>(`/orders?person=${settings.person}`),
    world<GoodsState[]>('/goods'),
    readContracts(),
  ]);
  showClock(clock);
  showInbox(inbox, again);
  showFaults(faults, again);
  showCalls(calls, again);
  showOrders(orders, again);
  showGoods(goods, again);
  showContracts(contracts, again);
  followPage();
}

/** Draws all texts in the chosen language. */
function draw(): void {
  putWords();
  at('language').textContent = currentLanguage() === 'zh' ? 'English' : '中文';
  at('language').lang = currentLanguage() === 'zh' ? 'en' : 'zh-CN';
  showPeople(people, choosePerson);
  showTabs();
  drawOrders();
  drawClock();
  drawFaults(paths);
  showControls();
}

async function reset(): Promise<void> {
  if (!confirm(w('resetAsk'))) return;
  await world('/reset', 'POST');
  people = await world<Person[]>('/people');
  draw();
  openOnPhone(true);
  say(w('resetDone'));
}

/** The way to where releases are rolled back, when the suite has one. */
async function showOps(): Promise<void> {
  const { gateway } = await world<{ gateway: string | null }>('/health');
  if (!gateway || !(await fetch('/ops/style.css')).ok) return;
  at<HTMLAnchorElement>('ops').href = `${gateway}/ops/`;
  at('ops').hidden = false;
}

async function start(): Promise<void> {
  [people, paths] = await Promise.all([world<Person[]>('/people'), world<string[]>('/paths')]);
  wirePhone();
  draw();
  for (const button of document.querySelectorAll<HTMLElement>('[data-show]')) {
    button.onclick = () => showView(button.dataset.show as string);
  }
  at('reset').onclick = () => void reset();
  at('language').onclick = () => {
    changeLanguage();
    draw();
    void poll(true);
  };
  showView('people');
  void showOps();
  await offerRoutes();
  openOnPhone();
  await poll(true);
  setInterval(() => {
    if (!document.hidden) poll().catch(() => undefined);
  }, POLL);
}

void start();
