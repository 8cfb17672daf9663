import {
  pauseRamp,
  promoteCanary,
  resumeRamp,
  setCanary,
  startRamp,
  stepRamp,
  stopCanary,
} from '../publish/canary';
import { restore, rollback } from '../publish/rollback';
import { changeInWords } from '../repository/change-in-words';
import { changeSuite } from '../repository/change-suite';
import { history } from '../repository/history';
import { comingSteps, shownCanary, type Group } from '../repository/state';
import { readView } from '../repository/view';
import { meanwhile } from './faults';
import { refusalOf } from './sample';
import type { LiveSuite } from './suite';

type Outcome = { changed: boolean };

const group = (word: string) => (/^[a-z]+$/.test(word) ? (word as Group) : parseFloat(word));

/** The state of an app in short: `STABLE<PREVIOUS +CANARY@SHARE% ramp NEXT,NEXT (paused) from VERSION -TAKEN,TAKEN`. */
export async function stateOf({ store }: LiveSuite, app = 'remote-a'): Promise<string> {
  const { stable, previous, canary, rolledBackFrom, withdrawn } = (await readView(store))!.states[app]!;
  const { version, percent, line, ramp } = canary ? shownCanary(canary) : {};
  return [
    previous ? `${stable}<${previous}` : stable,
    ...(canary ? [`+${version}@${percent}%${line ? `+${line}` : ''}`] : []),
    ...(ramp ? [`ramp ${comingSteps(ramp).join()}${ramp.paused ? ' paused' : ''}`] : []),
    ...(rolledBackFrom ? [`from ${rolledBackFrom}`] : []),
    ...(withdrawn ? [`-${withdrawn.join()}`] : []),
  ].join(' ');
}

/** What the last changes did, in words, the first of them first. */
export const lastWords = async ({ store }: LiveSuite, count: number): Promise<string[]> =>
  (await history(store, count))
    .slice(0, count)
    .map(({ change }) => changeInWords(change, 'en'))
    .reverse();

/**
 * Plays a scenario of steps with `|` between them, each about remote-a unless `APP:` stands in front: `put VERSION`, with
 * `SHARE%` or a group as a canary; `again VERSION`; `back`; `back VERSION`; `percent`, `promote`, `stop`, `ramp STEPS EVERY`, `step`,
 * `pause`, `resume`, `restore REVISION`, `unlist VERSION`. `=` at the end of a step says that it changes nothing, `!CODE`
 * that it is refused. What stands in parentheses another process does on the way. `share` notes the share of the ramp, for
 * the `step` or `late pause` of a judge that is late.
 */
export async function play(suite: LiveSuite, steps: string): Promise<void> {
  let noted: { version: string; since: string } | undefined;

  async function share() {
    const { canary } = (await readView(suite.store))!.states['remote-a']!;
    return { version: canary?.version ?? '', since: canary?.ramp?.since ?? '' };
  }

  const works: Record<string, (app: string, ...words: string[]) => Promise<Outcome>> = {
    put: (app, version = '', part) => suite.put(app, version, part ? { canary: group(part) } : {}),
    again: (app, version = '') => suite.put(app, version, { again: true }),
    back: (app, to) => rollback({ store: suite.store, app, ...(to && { to }) }),
    percent: (app, percent = '') => setCanary({ store: suite.store, app, to: group(percent) }),
    promote: (app) => promoteCanary({ store: suite.store, app }),
    stop: (app, version) => stopCanary({ store: suite.store, app, ...(version && { version }) }),
    ramp: (app, plan = '1,5,25,100') =>
      startRamp({ store: suite.store, app, steps: plan.split(',').map(group), every: 600_000 }),
    step: async (app) =>
      stepRamp({ store: suite.store, app, share: noted ?? (await share()), now: Date.now(), why: 'due' }),
    pause: (app) => pauseRamp({ store: suite.store, app }),
    late: (app) => pauseRamp({ store: suite.store, app, share: noted! }),
    async resume(app) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return resumeRamp({ store: suite.store, app });
    },
    restore: (_, revision) => restore({ store: suite.store, to: Number(revision) }),
    unlist: (app, version) =>
      changeSuite(suite.store, {}, () => {
        const unlist = [`${app}/${version}`];
        return { change: { kind: 'clear', releases: unlist }, unlist };
      }),
    async share() {
      noted = await share();
      return { changed: true };
    },
  };

  async function playStep(step: string): Promise<void> {
    const [, aside, app = 'remote-a', words = '', end = ''] =
      /^(?:\((.*)\) )?(?:([\w-]+): )?(.*?)(?: (=|![A-Z_]+))?$/.exec(step) ?? [];
    if (aside) meanwhile(suite.store, () => playStep(aside));
    const [name = '', ...rest] = words.split(' ');
    const work = async () => works[name]!(app, ...rest);
    if (end.startsWith('!'))
      expect([step, await refusalOf(work())]).toMatchObject([step, { code: end.slice(1) }]);
    else expect([step, (await work()).changed]).toEqual([step, end !== '=']);
  }

  for (const step of steps.split(' | ')) await playStep(step);
}
