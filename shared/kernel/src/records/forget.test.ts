import { personHere } from './forget';
import { defineRecord } from './record';

const read = (stored: unknown) => stored as string;
const kinds = {
  address: defineRecord({ kind: 'address', version: 1, owner: 'learner', personal: true, read }),
  speed: defineRecord({ kind: 'speed', version: 1, owner: 'learner', personal: false, read }),
  note: defineRecord({ kind: 'note', version: 1, owner: 'learner', personal: true, unsent: true, read }),
  answers: defineRecord({
    kind: 'answers',
    version: 1,
    owner: 'learner',
    personal: false,
    unsent: true,
    read,
  }),
  inputs: defineRecord({ kind: 'inputs', version: 1, owner: 'device', personal: true, read }),
  typed: defineRecord({ kind: 'typed', version: 1, owner: 'device', personal: true, storage: 'tab', read }),
  hung: defineRecord({ kind: 'hung', version: 1, owner: 'device', personal: false, read }),
};
const learner = (user: number) => ({ line: 'learner' as const, user });
const manager = (user: number) => ({ line: 'management' as const, user });

/** What the device has of seven, as names of kinds. */
const left = () =>
  Object.entries(kinds)
    .filter(([, records]) =>
      [learner(7), 'device' as const].some((owner) => records.of(owner).read() !== undefined),
    )
    .map(([kind]) => kind);
const all = Object.keys(kinds);
const unsent = ['note', 'answers', 'hung'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  personHere(learner(7));
  for (const [kind, records] of Object.entries(kinds)) {
    const ofDevice = ['inputs', 'typed', 'hung'].includes(kind);
    records.of(ofDevice ? 'device' : learner(7)).save('李明');
  }
});

test('the same learner finds everything, in the other line, too', () => {
  personHere(learner(7));
  personHere(manager(90));
  personHere(learner(7));
  expect(left()).toEqual(all);
});

test('after a logout unsent work and only copies are left, for the return of their owner', () => {
  personHere('leaving');
  expect(left()).toEqual(unsent);
  personHere(learner(7));
  expect(left()).toEqual(unsent);
});

test.each([
  ['of the line', () => personHere(learner(8))],
  ['of the line after a logout', () => ['leaving' as const, learner(8)].forEach(personHere)],
  ['of the other line after a logout', () => ['leaving' as const, manager(90)].forEach(personHere)],
  ['of the other line', () => [manager(90), manager(91)].forEach(personHere)],
])(
  'another learner %s finds nothing personal; work that the server lacks stays without a name',
  (_, comes) => {
    comes();
    expect(left()).toEqual(['answers', 'hung']);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }).match(/李明/g)).toHaveLength(2);
  },
);

test('what the newcomer has kept before stays theirs', () => {
  kinds.note.of(learner(8)).save('王芳');
  personHere(learner(8));
  expect(kinds.note.of(learner(8)).read()).toBe('王芳');
});

test('with another token nothing is shown that belongs to no learner, until it is known whose it is', () => {
  personHere('unknown');
  expect(left()).toEqual(['address', 'speed', 'note', 'answers', 'hung']);
});

test('records of earlier releases and keys of the specification are forgotten, too', () => {
  const entries = {
    'suite.learner.7.address': 0,
    'suite.management.9.draft': 0,
    'suite.counter.loan': 0,
    pass_chapter_score: 0,
    'suite.unsent.learner.7.note.21.a': 1,
    'suite.unsent.learner.7.answering.exam.1': 2,
    'suite.device.bucket': 2,
    'another-site': 2,
  };
  Object.keys(entries).forEach((key) => localStorage.setItem(key, '1'));
  const found = () => Object.keys(entries).filter((key) => localStorage.getItem(key) !== null);
  const staying = (from: number) =>
    Object.entries(entries).flatMap(([key, life]) => (life >= from ? [key] : []));
  personHere('leaving');
  expect(found()).toEqual(staying(1));
  personHere(learner(8));
  expect(found()).toEqual(staying(2));
});
