import { BUCKETS, forVisitor } from '@suite/kernel/registry';
import { lastWords, play, stateOf } from '../testing/scenario';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { rampFrom, stepRamp } from './canary';
import { verify } from './verify';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));

const appOf = async (app: string) => (await suite.registry()).apps[app]!;

type Scenario = [title: string, steps: string, state: string, words?: string[]];
const tried = 'put 1.0.5 | put 1.1.0 1% | ramp 1,5,25,100';

const scenarios: Scenario[] = [
  // Canaries.
  [
    'a part grows, and then everybody has it',
    'put 1.1.0 5% | percent 20 | promote',
    '1.1.0<1.0.0',
    ['publish remote-a 1.1.0 to 5 %', 'canary remote-a 1.1.0 to 20 %', 'canary remote-a 1.1.0 promoted'],
  ],
  [
    'a stopped canary is taken back, and stopping it again is no change',
    'put 1.1.0 5% | stop | stop =',
    '1.0.0 -1.1.0',
    ['canary remote-a 1.1.0 stopped'],
  ],
  [
    'a verdict on one canary stops not the next',
    'put 1.1.0 5% | put 1.2.0 5% | stop 1.1.0 =',
    '1.0.0 +1.2.0@5%',
  ],
  ['but that one', 'put 1.1.0 5% | put 1.2.0 5% | stop 1.2.0', '1.0.0 -1.2.0'],
  ['a canary ends when another version is live', 'put 1.1.0 5% | put 1.2.0', '1.2.0<1.0.0'],
  ['and when it is live itself', 'put 1.1.0 5% | put 1.1.0', '1.1.0<1.0.0'],
  ['no canary of an app that is not live', 'remote-c: put 1.0.0 5% !CANARY_WITHOUT_LIVE', '1.0.0'],
  ['no part without a canary', 'percent 5 !CANARY_MISSING | promote !CANARY_MISSING', '1.0.0'],
  ['nothing of an unknown app', 'remote-x: stop !APP_UNKNOWN | constructor: back !APP_UNKNOWN', '1.0.0'],
  ['less than nothing', 'put 1.1.0 5% | percent -1 !PERCENT_WRONG', '1.0.0 +1.1.0@5%'],
  ['more than all', 'put 1.1.0 101% !PERCENT_WRONG', '1.0.0'],
  ['a finer part than there are buckets', 'put 1.1.0 0.001% !PERCENT_WRONG', '1.0.0'],
  ['no number', 'put 1.1.0 some% !PERCENT_WRONG', '1.0.0'],
  // Ramps.
  [
    'a canary grows share by share and becomes the stable release',
    `${tried} | step | step | step`,
    '1.1.0<1.0.5',
    [
      'canary remote-a 1.1.0 to 1, 5, 25, 100 % by itself',
      'canary remote-a 1.1.0 to 5 %',
      'canary remote-a 1.1.0 to 25 %',
      'canary remote-a 1.1.0 promoted',
    ],
  ],
  ['a ramp has its next shares', `${tried} | step`, '1.0.5<1.0.0 +1.1.0@5% ramp 25,100'],
  [
    'a paused ramp takes no step',
    `${tried} | pause | pause = | step =`,
    '1.0.5<1.0.0 +1.1.0@1% ramp 5,25,100 paused',
  ],
  [
    'and goes on with a whole share',
    `${tried} | share | pause | resume | resume = | step =`,
    '1.0.5<1.0.0 +1.1.0@1% ramp 5,25,100',
  ],
  [
    'a late pause stops not the next share',
    `${tried} | share | step | late pause =`,
    '1.0.5<1.0.0 +1.1.0@5% ramp 25,100',
  ],
  ['another share ends a ramp', `${tried} | share | percent 50 | step =`, '1.0.5<1.0.0 +1.1.0@50%'],
  ['a stop does', `${tried} | share | stop | step =`, '1.0.5<1.0.0 -1.1.0'],
  ['the stable release by hand does', `${tried} | share | promote | step =`, '1.1.0<1.0.5'],
  ['a rollback does', `${tried} | share | back | step =`, '1.0.0 from 1.0.5 -1.1.0,1.0.5'],
  ['a new canary does', `${tried} | share | put 1.2.0 5% | step =`, '1.0.5<1.0.0 +1.2.0@5%'],
  ['a new version for everybody does', `${tried} | share | put 1.2.0 | step =`, '1.2.0<1.0.5'],
  [
    'the same canary again neither shrinks nor ends its ramp',
    `${tried} | step | put 1.1.0 1% =`,
    '1.0.5<1.0.0 +1.1.0@5% ramp 25,100',
  ],
  ['and a larger share takes over', `${tried} | put 1.1.0 50%`, '1.0.5<1.0.0 +1.1.0@50%'],
  ['a ramp without a canary', 'ramp 1,5 !CANARY_MISSING', '1.0.0'],
  ['steps that fall', 'put 1.1.0 1% | ramp 5,1 !RAMP_WRONG', '1.0.0 +1.1.0@1%'],
  ['steps above all', 'put 1.1.0 1% | ramp 5,101 !PERCENT_WRONG', '1.0.0 +1.1.0@1%'],
  ['a pause without a ramp', 'put 1.1.0 1% | pause !RAMP_MISSING | resume !RAMP_MISSING', '1.0.0 +1.1.0@1%'],
  // Rollbacks.
  [
    'an app goes back to its previous version',
    'put 1.1.0 | back | back =',
    '1.0.0 from 1.1.0 -1.1.0',
    ['rollback remote-a 1.1.0 to 1.0.0'],
  ],
  ['the next way back leads further', 'put 1.1.0 | put 1.2.0 | back', '1.1.0<1.0.0 from 1.2.0 -1.2.0'],
  [
    'a version before can be named, and a new one ends the rollback',
    'put 1.1.0 | put 1.2.0 | back | back 1.0.0 | put 1.3.0',
    '1.3.0<1.0.0 -1.2.0,1.1.0',
  ],
  [
    'a previous version that was taken back as a canary is passed over',
    'put 1.1.0 | put 1.2.0 | put 1.1.0 5% | stop | back',
    '1.0.0 from 1.2.0 -1.1.0,1.2.0',
  ],
  [
    'a previous version on trial again is taken back with the live one',
    'put 1.1.0 | put 1.2.0 | put 1.1.0 5% | back',
    '1.0.0 from 1.2.0 -1.1.0,1.2.0',
  ],
  [
    'without another version than that on trial nothing is left, unless it is named',
    'put 1.1.0 | put 1.0.0 5% | back !NOTHING_TO_ROLL_BACK | back 1.0.0',
    '1.0.0 from 1.1.0 -1.1.0',
  ],
  [
    'a version that was taken back is never the way back, and is published again on purpose only',
    'put 1.1.0 | back | put 1.2.0 | back 1.1.0 !VERSION_WITHDRAWN | put 1.1.0 !VERSION_WITHDRAWN | again 1.1.0',
    '1.1.0<1.2.0',
  ],
  [
    'a version that was a bad canary, or is listed no more, is passed over',
    'put 1.1.0 | put 1.2.0 | put 1.3.0 | put 1.2.0 5% | stop | put 1.4.0 | unlist 1.1.0 | back',
    '1.3.0<1.0.0 from 1.4.0 -1.2.0,1.4.0',
  ],
  [
    'to the live version it ends the canary only',
    'put 1.1.0 | put 1.2.0 5% | back 1.1.0',
    '1.1.0<1.0.0 -1.2.0',
  ],
  [
    'after a rollback it ends a later canary only',
    'put 1.1.0 | back | put 1.2.0 5% | back | back =',
    '1.0.0 from 1.1.0 -1.1.0,1.2.0',
  ],
  ['an app with one version', 'back !NOTHING_TO_ROLL_BACK | back 0.9.0 !VERSION_MISSING', '1.0.0'],
  // Two at once.
  [
    'a rollback that a publication overtakes brings the bad version not back',
    'put 1.1.0 | (put 1.2.0) back !VERSION_OVERTAKEN',
    '1.2.0<1.1.0',
  ],
  ['to a version that was named it goes', 'put 1.1.0 | (put 1.2.0) back 1.0.0', '1.0.0 from 1.2.0 -1.2.0'],
  ['of two rollbacks the second finds it done', 'put 1.1.0 | (back) back =', '1.0.0 from 1.1.0 -1.1.0'],
  ['another app does not stop it', 'put 1.1.0 | (remote-b: put 1.1.0) back', '1.0.0 from 1.1.0 -1.1.0'],
  [
    'a canary in the place of the one that was meant is not promoted',
    'put 1.1.0 5% | (put 1.2.0 1%) promote !VERSION_OVERTAKEN',
    '1.0.0 +1.2.0@1%',
  ],
  ['nor given to more', 'put 1.1.0 5% | (put 1.2.0 1%) percent 50 !VERSION_OVERTAKEN', '1.0.0 +1.2.0@1%'],
  ['but it is stopped', 'put 1.1.0 5% | (put 1.2.0 1%) stop', '1.0.0 -1.2.0'],
  // The whole suite.
  ['restoring twice changes nothing', 'put 1.1.0 | restore 1 | restore 1 =', '1.0.0 from 1.1.0 -1.1.0'],
  [
    'a revision with a bad version',
    'put 1.1.0 | back | restore 2 !VERSION_WITHDRAWN',
    '1.0.0 from 1.1.0 -1.1.0',
  ],
  ['a revision that never was', 'restore 0 !REVISION_UNKNOWN | restore 99 !REVISION_UNKNOWN', '1.0.0'],
];

test.each(scenarios)('%s: %s', async (_, steps, state, words = []) => {
  const before = await suite.registry();
  await play(suite, steps);
  expect(await stateOf(suite)).toBe(state);
  expect(await lastWords(suite, words.length)).toEqual(words);
  const after = await suite.registry();
  expect(after.apps.host).toEqual(before.apps.host);
  expect(Object.keys(after.apps)).toEqual(['host', 'remote-a', 'remote-b']);
  expect((await verify(suite.store)).faults).toEqual([]);
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

test.each<[number, number[], object | string]>([
  [0, [100, 500, 10_000], { below: 100, to: [500, 10_000] }],
  [100, [100, 500, 10_000], { below: 100, to: [500, 10_000] }],
  [700, [100, 500, 10_000], { below: 700, to: [10_000] }],
  [200, [500, 2500], { below: 500, to: [2500] }],
  ...[[], [500, 100], [500, 500], [0, 500], [10_000], [NaN, 500]].map((steps): [number, number[], string] => [
    0,
    steps,
    'RAMP_WRONG',
  ]),
  [500, [500], 'RAMP_WRONG'],
  [600, [100, 500], 'RAMP_WRONG'],
])('from %d of ten thousand by %j: %j', (below, steps, expected) => {
  if (typeof expected === 'object') expect(rampFrom(below, steps)).toEqual(expected);
  else expect(() => rampFrom(below, steps)).toThrow(expect.objectContaining({ code: expected }));
});
