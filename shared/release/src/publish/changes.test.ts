import { BUCKETS, forVisitor } from '@suite/loader/registry';
import { lastWords, play, stateOf } from '../testing/scenario';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { stepRamp } from './canary';
import { verify } from './status';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));

const appOf = async (app: string) => (await suite.registry()).apps[app]!;

/** What the changes before are about: a canary beside two releases, which grows by itself. */
const tried = 'put 1.0.5 | put 1.1.0 1% | ramp 1,5,25,100';

/** A scenario a line: its title, its steps, and the state of remote-a afterwards. */
const scenarios = `
canaries
  a stopped one is taken back, and stopping it again is no change: put 1.1.0 5% | stop | stop = => 1.0.0 -1.1.0
  a verdict on one stops not the next: put 1.1.0 5% | put 1.2.0 5% | stop 1.1.0 = => 1.0.0 +1.2.0@5%
  a verdict stops the one that it is about: put 1.1.0 5% | put 1.2.0 5% | stop 1.2.0 => 1.0.0 -1.2.0
  one ends when another version is live: put 1.1.0 5% | put 1.2.0 => 1.2.0<1.0.0
  one ends when it is live itself: put 1.1.0 5% | put 1.1.0 => 1.1.0<1.0.0
  none of an app that is not live: remote-c: put 1.0.0 5% !CANARY_WITHOUT_LIVE => 1.0.0
  no part without one: percent 5 !CANARY_MISSING | promote !CANARY_MISSING => 1.0.0
  a line keeps it beside a share: put 1.1.0 management | percent 5 | put 1.1.0 2% = | put 1.1.0 staff = | percent 20 => 1.0.0 +1.1.0@20%+management
  a group has it alone: put 1.1.0 management | percent 5 | percent learner => 1.0.0 +1.1.0@0%+learner
  a line has it beside the share of the same version: put 1.1.0 5% | put 1.1.0 management | put 1.1.0 management = => 1.0.0 +1.1.0@5%+management
  nothing of an unknown app: remote-x: stop !APP_UNKNOWN | constructor: back !APP_UNKNOWN => 1.0.0
  less than nothing: put 1.1.0 5% | percent -1 !PERCENT_WRONG => 1.0.0 +1.1.0@5%
  more than all: put 1.1.0 101% !PERCENT_WRONG => 1.0.0
  a finer part than there are buckets: put 1.1.0 0.001% !PERCENT_WRONG => 1.0.0
  no number: put 1.1.0 some% !PERCENT_WRONG => 1.0.0
ramps
  one has its next shares: TRIED | step => 1.0.5<1.0.0 +1.1.0@5% ramp 25,100
  a paused one takes no step: TRIED | pause | pause = | step = => 1.0.5<1.0.0 +1.1.0@1% ramp 5,25,100 paused
  it goes on with a whole share: TRIED | share | pause | resume | resume = | step = => 1.0.5<1.0.0 +1.1.0@1% ramp 5,25,100
  a late pause stops not the next share: TRIED | share | step | late pause = => 1.0.5<1.0.0 +1.1.0@5% ramp 25,100
  another share ends it: TRIED | share | percent 50 | step = => 1.0.5<1.0.0 +1.1.0@50%
  a stop ends it: TRIED | share | stop | step = => 1.0.5<1.0.0 -1.1.0
  the stable release by hand ends it: TRIED | share | promote | step = => 1.1.0<1.0.5
  a rollback ends it: TRIED | share | back | step = => 1.0.0 from 1.0.5 -1.1.0,1.0.5
  a new canary ends it: TRIED | share | put 1.2.0 5% | step = => 1.0.5<1.0.0 +1.2.0@5%
  a new version for everybody ends it: TRIED | share | put 1.2.0 | step = => 1.2.0<1.0.5
  the same canary again neither shrinks nor ends: TRIED | step | put 1.1.0 1% = => 1.0.5<1.0.0 +1.1.0@5% ramp 25,100
  a larger share of the same canary takes over: TRIED | put 1.1.0 50% => 1.0.5<1.0.0 +1.1.0@50%
  none without a canary: ramp 1,5 !CANARY_MISSING => 1.0.0
  steps below the present share are left out: put 1.1.0 7% | ramp 1,5,100 => 1.0.0 +1.1.0@7% ramp 100
  the first step above the present share is given at once: put 1.1.0 2% | ramp 5,25 => 1.0.0 +1.1.0@5% ramp 25
  no steps that fall or stand: put 1.1.0 1% | ramp 5,1 !RAMP_WRONG | ramp 5,5 !RAMP_WRONG => 1.0.0 +1.1.0@1%
  no steps to all at once: put 1.1.0 1% | ramp 100 !RAMP_WRONG => 1.0.0 +1.1.0@1%
  no steps that the canary has: put 1.1.0 6% | ramp 6 !RAMP_WRONG | ramp 1,5 !RAMP_WRONG => 1.0.0 +1.1.0@6%
  no steps above all: put 1.1.0 1% | ramp 5,101 !PERCENT_WRONG => 1.0.0 +1.1.0@1%
  from the staff to a line and to shares: put 1.1.0 staff | ramp staff,management,5,100 | step | step => 1.0.0 +1.1.0@5%+management ramp 100
  the line first, and no share after it: put 1.1.0 staff | ramp staff,learner | step | step = => 1.0.0 +1.1.0@0%+learner
  a line is given at once: put 1.1.0 staff | ramp management,5 => 1.0.0 +1.1.0@0%+management ramp 5
  a line beside the present share: put 1.1.0 7% | ramp staff,management,5,10 => 1.0.0 +1.1.0@7% ramp management,10
  a line and the staff are over when all have it: put 1.1.0 staff | ramp staff,management,100 | step | step => 1.1.0<1.0.0
  no line after a share, no second line, no line instead of another: put 1.1.0 management | ramp 5,management !RAMP_WRONG | ramp management,learner,5 !RAMP_WRONG | ramp learner,5 !RAMP_WRONG | ramp management !RAMP_WRONG => 1.0.0 +1.1.0@0%+management
  no line after a share, where none has it yet: put 1.1.0 1% | ramp 5,management !RAMP_WRONG => 1.0.0 +1.1.0@1%
  the staff come first and once: put 1.1.0 staff | ramp 5,staff !RAMP_WRONG | ramp staff !RAMP_WRONG => 1.0.0 +1.1.0@0%
  no pause without one: put 1.1.0 1% | pause !RAMP_MISSING | resume !RAMP_MISSING => 1.0.0 +1.1.0@1%
rollbacks
  one leads to the previous version, and is done once: put 1.1.0 | back | back = => 1.0.0 from 1.1.0 -1.1.0
  the next way back leads further: put 1.1.0 | put 1.2.0 | back => 1.1.0<1.0.0 from 1.2.0 -1.2.0
  a new version ends one: put 1.1.0 | put 1.2.0 | back | back 1.0.0 | put 1.3.0 => 1.3.0<1.0.0 -1.2.0,1.1.0
  a previous version that was a bad canary is passed over: put 1.1.0 | put 1.2.0 | put 1.1.0 5% | stop | back => 1.0.0 from 1.2.0 -1.1.0,1.2.0
  a previous version on trial is taken back as well: put 1.1.0 | put 1.2.0 | put 1.1.0 5% | back => 1.0.0 from 1.2.0 -1.1.0,1.2.0
  the version on trial has to be named: put 1.1.0 | put 1.0.0 5% | back !NOTHING_TO_ROLL_BACK | back 1.0.0 => 1.0.0 from 1.1.0 -1.1.0
  what was taken back is never the way back: put 1.1.0 | back | put 1.2.0 | back 1.1.0 !VERSION_WITHDRAWN => 1.2.0<1.0.0 -1.1.0
  it is published again on purpose only: put 1.1.0 | back | put 1.2.0 | put 1.1.0 !VERSION_WITHDRAWN | again 1.1.0 => 1.1.0<1.2.0
  a bad canary and what is listed no more are passed over: put 1.1.0 | put 1.2.0 | put 1.3.0 | put 1.2.0 5% | stop | put 1.4.0 | unlist 1.1.0 | back => 1.3.0<1.0.0 from 1.4.0 -1.2.0,1.4.0
  to the live version it ends the canary only: put 1.1.0 | put 1.2.0 5% | back 1.1.0 => 1.1.0<1.0.0 -1.2.0
  after one the next ends a later canary only: put 1.1.0 | back | put 1.2.0 5% | back | back = => 1.0.0 from 1.1.0 -1.1.0,1.2.0
  none of an app with one version: back !NOTHING_TO_ROLL_BACK | back 0.9.0 !VERSION_MISSING => 1.0.0
two at once
  a publication that overtakes a rollback: put 1.1.0 | (put 1.2.0) back !VERSION_OVERTAKEN => 1.2.0<1.1.0
  to a version that was named it goes: put 1.1.0 | (put 1.2.0) back 1.0.0 => 1.0.0 from 1.2.0 -1.2.0
  of two rollbacks the second finds it done: put 1.1.0 | (back) back = => 1.0.0 from 1.1.0 -1.1.0
  another app does not stop a rollback: put 1.1.0 | (remote-b: put 1.1.0) back => 1.0.0 from 1.1.0 -1.1.0
  another canary is not promoted: put 1.1.0 5% | (put 1.2.0 1%) promote !VERSION_OVERTAKEN => 1.0.0 +1.2.0@1%
  another canary is not given to more: put 1.1.0 5% | (put 1.2.0 1%) percent 50 !VERSION_OVERTAKEN => 1.0.0 +1.2.0@1%
  another canary is stopped: put 1.1.0 5% | (put 1.2.0 1%) stop => 1.0.0 -1.2.0
the whole suite
  restoring twice changes nothing: put 1.1.0 | restore 1 | restore 1 = => 1.0.0 from 1.1.0 -1.1.0
  no revision with a bad version: put 1.1.0 | back | restore 2 !VERSION_WITHDRAWN => 1.0.0 from 1.1.0 -1.1.0
  no revision that never was: restore 0 !REVISION_UNKNOWN | restore 99 !REVISION_UNKNOWN => 1.0.0
`;

const rows = [...scenarios.matchAll(/^ {2}(.*?): (.*) => (.*)$/gm)].map(
  ([, title = '', steps = '', state = '']) => [title, steps.replace('TRIED', tried), state] as const,
);

test.each(rows)('%s: %s', async (_, steps, state) => {
  const before = await suite.registry();
  await play(suite, steps);
  expect(await stateOf(suite)).toBe(state);
  const after = await suite.registry();
  expect(after.apps.host).toEqual(before.apps.host);
  expect(Object.keys(after.apps)).toEqual(['host', 'remote-a', 'remote-b']);
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('the history tells of each of them', async () => {
  const steps = `${tried} | step | percent 20 | promote | back | put 1.2.0 5% | stop`;
  await play(suite, steps);
  expect(await lastWords(suite, 9)).toEqual([
    'publish remote-a 1.0.5',
    'publish remote-a 1.1.0 to 1 %',
    'canary remote-a 1.1.0 to 1 %, 5 %, 25 %, 100 % by itself',
    'canary remote-a 1.1.0 to 5 %',
    'canary remote-a 1.1.0 to 20 %',
    'canary remote-a 1.1.0 promoted',
    'rollback remote-a 1.1.0 to 1.0.5',
    'publish remote-a 1.2.0 to 5 %',
    'canary remote-a 1.2.0 stopped',
  ]);
});

test.each([
  [5, 500],
  [0.01, 1],
  [33.33, 3333],
  [0, 0],
  [100, 10_000],
])('%d percent are exactly %d of ten thousand visitors', async (percent, takers) => {
  await suite.put('remote-a', '1.1.0', { canary: percent });
  const registry = await suite.registry();
  const versions = Array.from(
    { length: BUCKETS },
    (__, bucket) => forVisitor(registry, bucket).apps['remote-a']!.live.version,
  );
  expect(versions.filter((version) => version === '1.1.0')).toHaveLength(takers);
});

test('two judges that want the same step make it once', async () => {
  await play(suite, tried);
  const share = { version: '1.1.0', since: (await appOf('remote-a')).canary?.ramp?.since ?? '' };
  const step = (now: number) => stepRamp({ store: suite.store, app: 'remote-a', share, now });
  const both = await Promise.all([step(1000), step(2000)]);
  expect(both.map(({ changed }) => changed).sort()).toEqual([false, true]);
  expect(await stateOf(suite)).toBe('1.0.5<1.0.0 +1.1.0@5% ramp 25,100');
  expect((await appOf('remote-a')).canary?.ramp?.since).toMatch(/^1970-01-01T00:00:0[12]/);
});
