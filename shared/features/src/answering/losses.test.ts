import type { Answers } from '@suite/api';
import fc from 'fast-check';
import { createAnswering, type Answering } from './answering';
import { MOMENT } from './asking';
import { storedDraft } from './stored-drafts';
import { momentText } from '@suite/kernel/time';
import { fakeServer, type Fault } from './testing/fake-server';
import { paper } from './testing/questions';

const key = { user: 7, scope: 'exam-9', attempt: 1 };
const NOON = Date.UTC(2026, 2, 11, 4);

const RUNS = 60;

/** Something that happens while a paper is answered. */
type Step =
  | { do: 'answer'; at: number; options: number[] }
  | { do: 'wait'; seconds: number }
  | { do: 'inject'; faults: Fault[] }
  | { do: 'kill' | 'leave' | 'home' | 'offline' | 'online' | 'storage full' | 'storage free' }
  | { do: 'clock'; hours: number }
  | { do: 'elsewhere'; at: number; options: number[]; hides: boolean };

const options = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 });
const at = fc.nat(paper.length - 1);
const fault = fc.constantFrom<Fault>('arrives', 'request lost', 'answer lost', 'answer late');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), at, options }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 90 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('inject' as const), faults: fc.array(fault, { maxLength: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('elsewhere' as const), at, options, hides: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('clock' as const), hours: fc.constantFrom(-1, 1, 30) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('kill', 'leave', 'home', 'offline', 'online', 'storage full', 'storage free'),
    }) as fc.Arbitrary<Step>,
  },
);

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let storageFull = false;
let visible: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  const write = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...args) {
    if (storageFull) throw new DOMException('full', 'QuotaExceededError');
    write.apply(this, args);
  });
  // Jest gives the window a method of its own.
  for (const target of [EventTarget.prototype, window]) {
    const listen = target.addEventListener;
    jest.spyOn(target, 'addEventListener').mockImplementation(function (
      this: EventTarget,
      ...args: Parameters<EventTarget['addEventListener']>
    ) {
      listeners.push([this, args[0], args[1] as EventListener]);
      listen.apply(this, args as Parameters<typeof listen>);
    });
  }
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Listeners of the page that is open now. */
let listeners: [EventTarget, string, EventListener][] = [];

function forgetPage() {
  const now = Date.now();
  jest.clearAllTimers();
  // Clearing the timers sets the clock back to its start.
  jest.setSystemTime(now);
  listeners.forEach(([target, name, listener]) => target.removeEventListener(name, listener));
  listeners = [];
}

function show(state: DocumentVisibilityState) {
  visible = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** One learner with two devices: the one under test, and another that also saves answers. */
class Life {
  readonly server;
  readonly latest: Answers = {};
  answering!: Answering;
  private detach?: () => void;
  private moved = 0;

  constructor(private readonly hasVersions: boolean) {
    this.server = fakeServer(hasVersions);
    this.server.now = () => Date.now() - this.moved;
  }

  open() {
    this.answering = createAnswering({
      key,
      title: '结课考试',
      questions: paper,
      reading: this.server.reading(),
      server: this.server.api,
    });
    this.detach = this.answering.attach();
  }

  async step(step: Step) {
    switch (step.do) {
      case 'answer': {
        const question = paper[step.at] as (typeof paper)[number];
        this.answering.answer(question, step.options.join(','));
        this.answered(question.id, this.answering.state().answers[question.id] ?? '');
        return pass(1000);
      }
      case 'wait':
        return pass(step.seconds * 1000);
      case 'inject':
        return this.server.inject(...step.faults);
      case 'offline':
      case 'online':
        this.server.online = step.do === 'online';
        window.dispatchEvent(new Event(step.do));
        return pass(1000);
      case 'storage full':
      case 'storage free':
        storageFull = step.do === 'storage full';
        return;
      case 'kill':
        // A killed page gets no event, and its memory is lost.
        if (storageFull) return;
        forgetPage();
        return this.reopen();
      case 'leave':
        this.detach?.();
        await pass(1000);
        return this.reopen();
      case 'home':
        this.detach?.();
        await this.deliver();
        return this.reopen();
      case 'clock':
        // The device's clock is moved; the server's goes on.
        this.moved += step.hours * 3_600_000;
        jest.setSystemTime(Date.now() + step.hours * 3_600_000);
        return pass(1000);
      case 'elsewhere':
        return this.elsewhere(step);
    }
  }

  /** Another page of the suite sends what is left. */
  private async deliver() {
    const { api, reading } = this.server;
    const attempt = { key, title: '结课考试', questions: paper, reading: reading(), server: api };
    void createAnswering(attempt)
      .deliver()
      .catch(() => undefined);
    await pass(5000);
  }

  private answered(id: number, answer: string) {
    if (answer) this.latest[id] = answer;
    else delete this.latest[id];
  }

  private reopen() {
    // The page reads the paper when it opens: that needs the network.
    this.server.online = true;
    this.open();
    return pass(1000);
  }

  /**
   * The learner goes on with another device, which has the server's answers, and comes back. A page beside it
   * stays in sight; without versions the learner must be away from it for a moment.
   */
  private async elsewhere({ at, options, hides }: Step & { do: 'elsewhere' }) {
    if (hides) show('hidden');
    const rest = hides ? 5000 : this.hasVersions ? 0 : MOMENT + 1000;
    await pass(rest);
    if (!this.server.unheard && !this.isTangled()) this.answerElsewhere(at, options);
    await pass(rest);
    if (hides) show('visible');
    await pass(2000);
  }

  private answerElsewhere(at: number, chosen: number[]) {
    const question = paper[at] as (typeof paper)[number];
    const answer =
      question.type === 2 ? [...chosen].sort().join(',') : String(Math.min(chosen[0] as number, 2));
    const before = this.server.held()?.content;
    const content = { ...before, [question.id]: answer };
    // Choosing the same answer again changes nothing.
    if (before?.[question.id] === answer) return;
    this.server.take({ content, is_draft: 1, save_time: momentText(this.server.now()), used_seconds: 0 });
    this.answered(question.id, answer);
  }

  /**
   * The server keeps one time for the whole paper. If both devices change a question without seeing each
   * other, and one of them saves again, the time of that question's change is lost.
   */
  private isTangled(): boolean {
    const [draft, held] = [storedDraft(key).read(), this.server.held()?.content ?? {}];
    return Object.keys(draft?.own ?? {}).some((id) => {
      const theirs = held[id] ?? '';
      return theirs !== draft?.own[id]?.value && theirs !== (draft?.base.content[id] ?? '');
    });
  }

  async end() {
    storageFull = false;
    this.server.online = true;
    this.server.inject();
    window.dispatchEvent(new Event('online'));
    await pass(45_000);
  }

  close() {
    this.detach?.();
    forgetPage();
    storedDraft(key).remove();
    localStorage.clear();
    storageFull = false;
    visible = 'visible';
  }
}

test.each([
  ['counts versions', true],
  ['counts no versions', false],
])(
  'in the end the latest answers are everywhere, and are what is handed in: the server %s',
  async (_, hasVersions) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const life = new Life(hasVersions);
        try {
          life.open();
          for (const one of steps) await life.step(one);
          await life.end();
          expect(life.answering.state().answers).toEqual(life.latest);
          expect(life.server.held()?.content ?? {}).toEqual(life.latest);
          if (Object.keys(life.latest).length === 0) return;
          const outcome = life.answering.submit();
          await pass(60_000);
          expect(await outcome).toBe('final');
          expect(life.server.held()).toMatchObject({ is_draft: 0, content: life.latest });
        } finally {
          life.close();
        }
      }),
      { numRuns: RUNS },
    );
  },
  30_000,
);
