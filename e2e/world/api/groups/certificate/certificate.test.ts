import {
  applyCert,
  codes,
  expressInfo,
  hasCertificate,
  updateAddress,
  updateUserBasicInfo,
  uploadImg,
  type Address,
  type CourseLine,
} from '@suite/api';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const OWN_NUMBER = '32010219870705028X';

let under: WorldUnderTest;
let learner: Caller;
beforeEach(async () => {
  under = await worldUnderTest();
  learner = await under.signIn('graduated');
});
afterEach(() => under.close());

/** A JPEG for whoever looks at its beginning alone. */
const photo = (bytes: number) =>
  `data:image/jpeg;base64,${Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes, 7)]).toString('base64')}`;
const address: Address = {
  name: '沈知夏',
  mobile: '19900001006',
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 1 号',
};

const states = async (person: string) =>
  Object.fromEntries(
    (await under.data(hasCertificate, undefined, await under.signIn(person))).certificates.map(
      ({ line, state }) => [line, state],
    ),
  );
const certificate = async (line: CourseLine = 'finance') =>
  (await under.data(hasCertificate, undefined, learner)).certificates.find((one) => one.line === line);
const upload = async (bytes = 20_000) => (await under.data(uploadImg, { file: photo(bytes) }, learner)).url;

async function apply({ bytes = 20_000, id_number = OWN_NUMBER } = {}) {
  await under.data(updateUserBasicInfo, { line: 'finance', photo: await upload(bytes), id_number }, learner);
  await under.data(updateAddress, { line: 'finance', ...address }, learner);
  await under.data(applyCert, { line: 'finance' }, learner);
}

test('people are in every state', async () => {
  expect(await states('graduated')).toMatchObject({
    finance: 'none',
    advanced: 'shipped',
    investment: 'none',
  });
  expect(await states('premium')).toMatchObject({
    reform: 'shipped',
    advanced: 'rejected',
    investment: 'reviewing',
  });
  expect(await states('certified')).toEqual({
    finance: 'draft',
    advanced: 'submitted',
    investment: 'issued',
  });
  expect(await states('bound')).toEqual({});
});

test.each([
  ['mid-course', 'reform', { graduated: 0, contract: 1, information: 1 }],
  ['to-sign', 'reform', { graduated: 1, contract: 1 }],
  ['to-sign', 'advanced', { graduated: 0, contract: 0 }],
  ['graduated', 'finance', { graduated: 1, contract: 1, information: 1 }],
] as const)('what %s still needs for the certificate of %s', async (person, line, expected) => {
  const as = await under.signIn(person);
  const { certificates } = await under.data(hasCertificate, undefined, as);
  const found = certificates.find((one) => one.line === line);
  const met = Object.fromEntries((found?.conditions ?? []).map(({ key, is_met }) => [key, is_met]));
  expect(met).toMatchObject(expected);
});

test('the printed name is the verified one, with its dot', async () => {
  const as = await under.signIn('certified');
  expect(await under.data(hasCertificate, undefined, as)).toMatchObject({ name: '古丽娜尔·买买提' });
  expect((await under.data(hasCertificate, undefined, await under.signIn('bound'))).name).toBe('');
});

test('an application is taken up, issued and shipped, each step after the one before it', async () => {
  await apply();
  expect(await certificate()).toMatchObject({ state: 'submitted', id_number: '320102********028X' });
  await under.world.clock.advance(3 * HOUR);
  expect(await certificate()).toMatchObject({ state: 'reviewing', zheng_no: '' });
  await under.world.clock.advance(DAY);
  const issued = await certificate();
  expect(issued).toMatchObject({ state: 'issued', issue_date: '2026-03-12' });
  expect(issued?.zheng_no).toMatch(/^CS2026\d+$/);
  expect(issued?.verify_code).toMatch(/^[A-Z2-9]{8}$/);
  expect(await under.data(expressInfo, { line: 'finance' }, learner)).toBeNull();
  await under.world.clock.advance(4 * DAY);
  const shipped = await certificate();
  expect(shipped?.events.map(({ state }) => state)).toEqual(['submitted', 'reviewing', 'issued', 'shipped']);
  const parcel = await under.data(expressInfo, { line: 'finance' }, learner);
  expect(parcel?.express_no).toMatch(/^SF\d{12}$/);
  expect(parcel?.track[parcel.track.length - 1]?.text).toContain('寄出');
});

test.each([
  ['a photo without a face', { bytes: 100 }, 'photo', /没有清晰的人像/],
  ['a number of another person', { id_number: '510104198904170887' }, 'id_number', /不一致/],
] as const)(
  '%s is rejected with the reason, and corrected without giving the rest again',
  async (_, wrong, part, words) => {
    await apply(wrong);
    await under.world.clock.advance(2 * DAY);
    const rejected = await certificate();
    expect(rejected).toMatchObject({ state: 'rejected', wrong_parts: [part] });
    expect(rejected?.events[2]?.reason).toMatch(words);
    const corrected =
      part === 'photo'
        ? { photo: await upload(), id_number: '' }
        : { photo: rejected?.photo ?? '', id_number: OWN_NUMBER };
    await under.data(updateUserBasicInfo, { line: 'finance', ...corrected }, learner);
    await under.data(applyCert, { line: 'finance' }, learner);
    expect(await certificate()).toMatchObject({ state: 'submitted', wrong_parts: [], address });
    await under.world.clock.advance(2 * DAY);
    expect(await certificate()).toMatchObject({ state: 'issued' });
  },
);

test('a mistake on an issued certificate is corrected until thirty days from the issue are over', async () => {
  await apply();
  await under.world.clock.advance(2 * DAY);
  expect(await certificate()).toMatchObject({ correct_until: '2026-04-10 23:59:59' });
  await under.world.clock.set(Date.parse('2026-04-10T23:59:59+08:00'), true);
  learner = await under.signIn('graduated');
  await under.data(applyCert, { line: 'finance' }, learner);
  expect(await certificate()).toMatchObject({ state: 'submitted', zheng_no: '' });

  await under.world.clock.set(NOON + 40 * DAY, true);
  const later = await under.signIn('premium');
  expect(await under.ask(applyCert, { line: 'reform' }, later)).toMatchObject({
    code: codes.RULE,
    msg: '更正期限已过，请联系班主任老师',
  });
});

test('while it is reviewed nothing but the address can be changed, and after it is shipped not even that', async () => {
  await apply();
  const again = { line: 'finance', photo: await upload(), id_number: '' } as const;
  expect(await under.ask(updateUserBasicInfo, again, learner)).toMatchObject({ code: codes.RULE });
  expect(await under.ask(applyCert, { line: 'finance' }, learner)).toMatchObject({ code: codes.RULE });
  await under.data(updateAddress, { line: 'finance', ...address, address: '文三路 9 号' }, learner);
  expect((await certificate())?.address).toMatchObject({
    address: '文三路 9 号',
    region: '浙江省杭州市西湖区',
  });
  await under.world.clock.advance(6 * DAY);
  expect(await under.ask(updateAddress, { line: 'finance', ...address }, learner)).toMatchObject({
    code: codes.RULE,
  });
});

test('without all conditions or data nothing is submitted', async () => {
  const studying = await under.signIn('mid-course');
  expect(await under.ask(applyCert, { line: 'reform' }, studying)).toMatchObject({
    msg: '还没有满足申请条件，请先完成所有条件',
  });
  expect(await under.ask(updateAddress, { line: 'reform', ...address }, studying)).toMatchObject({
    code: codes.RULE,
  });
  expect(await under.ask(applyCert, { line: 'finance' }, learner)).toMatchObject({
    msg: '资料还没有填写完整',
  });
  expect(await under.wrong(applyCert, { line: 'zc' }, learner)).toMatchObject({ code: codes.BAD_PARAMS });
  expect(await under.ask(hasCertificate, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test.each([
  ['nothing', ''],
  ['an address elsewhere', 'https://example.cn/photo.jpg'],
  ['a drawing that can run scripts', `data:image/svg+xml;base64,${btoa('<svg/>')}`],
  ['a page under the name of a picture', `data:image/jpeg;base64,${btoa('<html></html>')}`],
  ['a PNG that says it is a JPEG', `data:image/jpeg;base64,${btoa('\x89PNG')}`],
])('%s is no photo', async (_, file) => {
  expect(await under.ask(uploadImg, { file }, learner)).toMatchObject({
    code: codes.BAD_PARAMS,
    msg: '照片格式不支持，请上传 JPG 或 PNG 图片',
  });
});

test('a photo over one megabyte is refused, one below it is served as what it is', async () => {
  expect(await under.ask(uploadImg, { file: photo(1024 * 1024) }, learner)).toMatchObject({
    code: codes.TOO_LARGE,
  });
  const url = await upload(500_000);
  const served = await under.app.inject({ url });
  expect(served.headers['content-type']).toBe('image/jpeg');
  expect(served.rawPayload.length).toBe(500_003);
  expect((await under.app.inject({ url: `${url}0` })).statusCode).toBe(404);
});

test("another learner's photo cannot be used", async () => {
  const url = await upload();
  const other = await under.signIn('certified');
  expect(
    await under.ask(updateUserBasicInfo, { line: 'finance', photo: url, id_number: '' }, other),
  ).toMatchObject({ code: codes.NOT_FOUND });
});

test('the staff can be made to act at once, step by step', async () => {
  const hasten = async (person = 'graduated') =>
    (
      await under.app.inject({
        method: 'POST',
        url: '/world/certificates',
        payload: { person, line: 'finance' },
      })
    ).statusCode;
  expect(await hasten()).toBe(400);
  expect(await hasten('nobody')).toBe(400);
  await apply();
  for (const state of ['reviewing', 'issued', 'shipped']) {
    expect(await hasten()).toBe(200);
    expect(await certificate()).toMatchObject({ state });
  }
  expect(await hasten()).toBe(400);
});
