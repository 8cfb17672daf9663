import { userDetail } from '@suite/api';
import { people } from '../people/person';
import { NOON, worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';

let under: WorldUnderTest;
const open = async () => {
  under = await worldUnderTest({ gateway: 'http://127.0.0.1:4400' });
};
const close = () => under.close();

const get = async (path: string) => (await under.app.inject(`/world${path}`)).json();
const post = (path: string, payload: object) =>
  under.app.inject({ method: 'POST', url: `/world${path}`, payload });
const remove = (path: string) => under.app.inject({ method: 'DELETE', url: `/world${path}` });

describe('a world in which something changes', () => {
  beforeEach(open);
  afterEach(close);

  test('the clock is moved, set and given back', async () => {
    expect((await post('/clock', { advance: 1000 })).json()).toMatchObject({
      now: NOON + 1000,
      mode: 'standing',
    });
    const set = await post('/clock', { set: '2026-05-01T08:00:00+08:00', standing: true });
    expect(set.json()).toMatchObject({ now: Date.parse('2026-05-01T00:00:00Z'), mode: 'standing' });
    expect((await post('/clock', { set: NOON })).json().mode).toBe('moved');
    expect((await post('/clock', { real: true })).json().mode).toBe('real');
  });

  test('faults come and go', async () => {
    const { id } = (await post('/faults', { path: '/user/info', effect: 'code', code: 5, times: 2 })).json();
    await post('/faults', { delay: 10, person: 'bound' });
    expect(await get('/faults')).toMatchObject([
      { path: '*', person: 'bound', delay: 10, effect: null },
      { id, path: '/user/info', person: '*', effect: 'code', code: 5, times: 2, after: 0 },
    ]);
    expect((await remove(`/faults/${id}`)).json()).toEqual({ ok: true });
    expect((await remove(`/faults/${id}`)).json()).toEqual({ ok: false });
    await remove('/faults');
    expect(await get('/faults')).toEqual([]);
  });

  test('the inbox has the messages, newest first, of all or of one', async () => {
    for (const mobile of ['13800000001', '13800000002']) {
      await under.app.inject({
        method: 'POST',
        url: '/api/user/sendMessage',
        payload: { mobile, type: 'login' },
      });
    }
    const mobiles = (messages: { mobile: string }[]) => messages.map(({ mobile }) => mobile);
    expect(mobiles(await get('/inbox'))).toEqual(['13800000002', '13800000001']);
    expect(mobiles(await get('/inbox?mobile=13800000001'))).toEqual(['13800000001']);
    await remove('/inbox?mobile=13800000001');
    expect(mobiles(await get('/inbox'))).toEqual(['13800000002']);
  });

  test('the call log is read from where one stopped, and cleared', async () => {
    await under.app.inject('/api/user/info');
    await under.app.inject('/api/user/getToken');
    const [first, second] = await get('/calls');
    expect([first.path, second.path]).toEqual(['/user/info', '/user/getToken']);
    expect(await get(`/calls?since=${first.id}`)).toEqual([second]);
    await remove('/calls');
    expect(await get('/calls')).toEqual([]);
    await under.app.inject('/api/user/info');
    expect((await get('/calls'))[0].id).toBeGreaterThan(second.id);
  });

  test('a reset starts anew', async () => {
    await post('/faults', { delay: 10 });
    expect((await post('/reset', {})).json()).toEqual({ ok: true });
    expect(await get('/faults')).toEqual([]);
  });
});

describe('a world that stays as it is, or gains twins', () => {
  beforeAll(open);
  afterAll(close);

  test('health tells where things are', async () => {
    expect(await get('/health')).toMatchObject({
      ok: true,
      now: NOON,
      gateway: 'http://127.0.0.1:4400',
      lan: null,
      apps: { login: 'learn-h5' },
    });
  });

  test.each([
    {},
    { advance: 'x' },
    { advance: 1.5 },
    { set: 'soon' },
    { real: false },
    { advance: 1, real: true },
  ])('the change %j of the clock is refused', async (change) => {
    expect((await post('/clock', change)).statusCode).toBe(400);
    expect((await get('/clock')).now).toBe(NOON);
  });

  test.each([
    { path: 'user/info' },
    { person: 'nobody' },
    { effect: 'explode' },
    { delay: -1 },
    { delay: 1e9 },
    { status: 99 },
    { times: 0 },
    { unknown: 1 },
  ])('the fault %j is refused', async (fault) => {
    expect((await post('/faults', fault)).statusCode).toBe(400);
    expect(await get('/faults')).toEqual([]);
  });

  test('people are listed in both languages, with their numbers', async () => {
    const people = await get('/people');
    expect(people[0]).toMatchObject({ key: 'new-visitor', mobile: null, zh: { title: expect.any(String) } });
    expect(people[1]).toMatchObject({
      key: 'bound',
      mobile: '19900001002',
      en: { about: expect.any(String) },
    });
    expect(JSON.stringify(people)).not.toContain('idNumber');
  });

  test('a person is signed in', async () => {
    const { token, cookie } = (await post('/sign-in', { person: 'premium' })).json();
    expect(cookie).toBe(`class_token=${token}`);
    const answer = await under.wrong({ method: 'GET', path: '/user/info' }, undefined, { token });
    expect(answer.data).toMatchObject({ nickname: '景行' });
    expect((await post('/sign-in', { person: 'new-visitor' })).statusCode).toBe(409);
    expect((await post('/sign-in', { person: 'nobody' })).statusCode).toBe(400);
  });

  describe('only this machine', () => {
    const ask = (part: object) => under.app.inject({ url: '/world/clock', ...part });

    test.each([
      ['another address', { remoteAddress: '192.168.1.5' }],
      ['another name', { headers: { host: 'evil.example' } }],
      ['a page of the web', { headers: { origin: 'https://evil.example' } }],
      ['a page of another port', { headers: { origin: 'http://localhost:9999' } }],
      ['a page without origin', { headers: { origin: 'null' } }],
    ])('%s is refused', async (_, part) => {
      expect((await ask(part)).statusCode).toBe(403);
    });

    test('a world’s own page is welcome', async () => {
      const own = { host: 'localhost:4401', origin: 'http://localhost:4401' };
      expect((await ask({ headers: own })).statusCode).toBe(200);
    });
  });

  test('a twin begins as its model began, and has a phone of its own', async () => {
    const twin = (await post('/twins', { of: 'mid-course' })).json();
    expect(twin).toEqual({
      key: expect.stringMatching(/^mid-course~\d+$/),
      mobile: expect.stringMatching(/^198\d{8}$/),
    });
    const detailOf = async (person: string) => under.data(userDetail, undefined, await under.signIn(person));
    const [own, model] = [await detailOf(twin.key), await detailOf('mid-course')];
    expect(own.userInfo.id).not.toBe(model.userInfo.id);
    expect(own.userInfo.phone).toBe(twin.mobile);
    expect(own.courseList).toEqual(model.courseList);
    expect((await under.app.inject(`/go/${twin.key}/browser`)).statusCode).toBe(200);
    expect((await under.app.inject('/go/mid-course~999/browser')).statusCode).toBe(400);
  });

  test.each(people.map(({ key }) => key))('there can be two twins of %s', async (of) => {
    expect((await post('/twins', { of })).statusCode).toBe(200);
    expect((await post('/twins', { of })).statusCode).toBe(200);
  });

  test('an unknown person has no twin', async () => {
    expect((await post('/twins', { of: 'nobody' })).statusCode).toBe(400);
  });
});
