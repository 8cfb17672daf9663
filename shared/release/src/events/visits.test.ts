import { createVisits } from './visits';

let time: number;
const now = () => time;
beforeEach(() => (time = 1_800_000_000_000));

const tokenOf = (cookie: string) => cookie.split(';')[0] as string;

test('each page gets a visit of its own, which only a gateway with the same secret knows again', () => {
  const [one, other] = [createVisits('secret', now), createVisits('secret', now)];
  const tokens = [one.open(false), one.open(false), other.open(false)].map(tokenOf);
  const visits = tokens.map((token) => one.read(`a=b; ${token}`));
  expect(new Set(visits).size).toBe(3);
  expect(visits).not.toContain(undefined);
  expect(createVisits('another', now).read(tokens[0])).toBeUndefined();
});

test('a visit ends after two hours', () => {
  const visits = createVisits('secret', now);
  const token = tokenOf(visits.open(false));
  time += 2 * 3_600_000 - 1000;
  expect(visits.read(token)).toBeDefined();
  time += 1000;
  expect(visits.read(token)).toBeUndefined();
});

test('pages cannot read the token, other sites cannot send it, and it goes to one address only', () => {
  const visits = createVisits('secret', now);
  expect(visits.open(false)).toMatch(/; Path=\/events; HttpOnly; SameSite=Strict; Max-Age=7200$/);
  expect(visits.open(true)).toMatch(/; Secure$/);
});

test.each(['', 'suite_visit=', 'suite_visit=x', 'suite_visit=zzzzzzz-a-0.AAAA', 'other=1'])(
  'an invented token %j is none',
  (cookies) => {
    expect(createVisits('secret', now).read(cookies)).toBeUndefined();
  },
);

test('a token with another time is none', () => {
  const visits = createVisits('secret', now);
  const token = tokenOf(visits.open(false));
  expect(visits.read(token.replace(/=\w+-/, '=zzzzzz-'))).toBeUndefined();
});
