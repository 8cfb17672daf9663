import {
  codes,
  contractIndex,
  contractListV2,
  createAndSignUrl,
  handsSignature,
  previewContract,
  verifyContractCode,
  verifyFaceUrl,
  verifyIdentity3,
} from '@suite/api';
import { consentTo } from '../testing/consent';
import { sendForm } from '../testing/forms';
import { readingOf } from '../testing/reading';
import { codeFor } from '../testing/sms';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../testing/world-under-test';

const returnUrl = 'https://m.example.com/#/sign-contract/7';
let under: WorldUnderTest;
let as: Caller;
let contractId: number;

beforeEach(async () => {
  under = await worldUnderTest({ redirectOrigins: ['https://m.example.com'] });
  as = await under.signIn('to-sign');
  contractId = (await under.data(contractListV2, undefined, as)).list[0]?.id ?? 0;
  await identify();
});
afterEach(() => under.close());

const identify = () =>
  under.data(
    verifyIdentity3,
    {
      ...{ contractId, name: '苏晚晴', id_card: '610113199411110629' },
      ...{ province_id: '330000', city_id: '330100', consent: consentTo('id_number') },
    },
    as,
  );
const step = async () => {
  const { status, step } = await under.data(contractIndex, { contractId }, as);
  return status === 'signing' ? step : status;
};
const faceTicket = () =>
  under.data(verifyFaceUrl, { contractId, returnUrl, consent: consentTo('face'), other_device: 1 }, as);

async function reachSign() {
  const { shortUrl } = await under.data(
    verifyFaceUrl,
    { contractId, returnUrl, consent: consentTo('face') },
    as,
  );
  await sendForm(under, shortUrl, { answer: 'passed' });
  const code = await codeFor(under, '19900001008', 'contract');
  await under.data(verifyContractCode, { contractId, code }, as);
}

async function toSign() {
  const reading = readingOf(await under.data(previewContract, { contractId }, as));
  return { contractId, returnUrl, version: reading.version, reading, consent: consentTo('signature') };
}
const signTicket = async () => under.data(createAndSignUrl, { ...(await toSign()), other_device: 1 }, as);

/** Another phone, without a login, that keeps its cookies. */
function phone(cookies: Record<string, string> = {}) {
  const noted = <Answer extends { cookies: { name: string; value: string }[] }>(answer: Answer) => {
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return answer;
  };
  return {
    open: async (url: string) => noted(await under.app.inject({ url, cookies })),
    send: async (url: string, fields: Record<string, string>) =>
      noted(await sendForm(under, url, fields, cookies)),
  };
}

/** Opens a step's page by its ticket, and gives the page's path. */
async function enter(
  other: ReturnType<typeof phone>,
  { shortUrl, pin = '' }: { shortUrl: string; pin?: string },
) {
  expect((await other.open(shortUrl)).body).toContain('4 位数字');
  return String((await other.send(shortUrl, { pin })).headers.location);
}

const wrongOf = (pin = '') => (pin === '0000' ? '1111' : '0000');

test('another phone takes the face check, and nothing leads it into the app', async () => {
  const ticket = await faceTicket();
  expect(ticket).toMatchObject({ pin: expect.stringMatching(/^\d{4}$/), expires_in: 600 });
  const other = phone();
  const path = await enter(other, ticket);
  const { headers } = await other.send(path, { answer: 'passed' });
  expect(headers.location).toBe(path);
  const end = (await other.open(path)).body;
  expect(end).toContain('请回到原来的设备');
  expect(end).not.toContain('m.example.com');
  expect(await step()).toBe('sms');
});

test('another phone signs a contract that is drawn here, once', async () => {
  await reachSign();
  const ticket = await signTicket();
  const other = phone();
  const path = await enter(other, ticket);
  expect((await other.open(path)).body).toContain('附件第 4 页');
  await other.send(path, { answer: 'signed' });
  expect(await step()).toBe('signed');
  await other.send(path, { answer: 'refused' });
  expect(await step()).toBe('signed');
});

test('a ticket is used once: no second phone gets in, with or without the number', async () => {
  const ticket = await faceTicket();
  const path = await enter(phone(), ticket);
  const second = phone();
  expect((await second.open(ticket.shortUrl)).body).toContain('已经用过');
  expect((await second.send(ticket.shortUrl, { pin: ticket.pin ?? '' })).body).toContain('已经用过');
  expect((await second.open(path)).statusCode).toBe(400);
  await second.send(path, { answer: 'passed' });
  expect(await step()).toBe('face');
});

test('who has found the link and not the screen has three tries at its number', async () => {
  const ticket = await faceTicket();
  const stranger = phone();
  for (let time = 0; time < 3; time++) await stranger.send(ticket.shortUrl, { pin: wrongOf(ticket.pin) });
  expect((await stranger.send(ticket.shortUrl, { pin: ticket.pin ?? '' })).body).toContain('输错次数过多');
  expect(await step()).toBe('face');
});

test('a ticket holds for ten minutes, and so does the page behind it', async () => {
  const [late, ticket] = [await faceTicket(), await faceTicket()];
  expect((await phone().open(late.shortUrl)).body).toContain('已失效');
  const other = phone();
  const path = await enter(other, ticket);
  await under.world.clock.advance(600_001);
  expect((await phone().open(ticket.shortUrl)).body).toContain('已过期');
  await other.send(path, { answer: 'passed' });
  expect(await step()).toBe('face');
});

test('a phone on which somebody else is signed in gets no form', async () => {
  const ticket = await faceTicket();
  const { body } = await phone({ world_person: 'premium' }).open(ticket.shortUrl);
  expect(body).toContain('另一位学员');
});

test.each(['revise', 'reject', 'revoke'])(
  'a contract that is changed (%s) takes no signature from it',
  async (does) => {
    await reachSign();
    const ticket = await signTicket();
    const other = phone();
    const path = await enter(other, ticket);
    await under.app.inject({ method: 'POST', url: '/world/contracts', payload: { contractId, does } });
    expect((await phone().open(ticket.shortUrl)).body).toContain('已失效');
    await other.send(path, { answer: 'signed' });
    expect(await step()).not.toBe('signed');
  },
);

test('corrected data close it', async () => {
  const ticket = await faceTicket();
  const other = phone();
  const path = await enter(other, ticket);
  await identify();
  await other.send(path, { answer: 'passed' });
  expect(await step()).toBe('face');
});

test('the step that is taken here again closes the page there', async () => {
  await reachSign();
  const other = phone();
  const path = await enter(other, await signTicket());
  await under.data(createAndSignUrl, await toSign(), as);
  await other.send(path, { answer: 'signed' });
  expect(await step()).toBe('sign');
});

test('when both devices sign, one signature counts', async () => {
  await reachSign();
  const other = phone();
  const path = await enter(other, await signTicket());
  const { returnUrl: _, ...signature } = await toSign();
  const drawn = { ...signature, signature: 'data:image/png;base64,iVBORw0KGgo=' };
  await under.data(handsSignature, drawn, as);
  expect((await other.send(path, { answer: 'signed' })).statusCode).toBe(303);
  expect((await other.open(path)).statusCode).toBe(404);
  expect(await step()).toBe('confirming');
});

test('of a signature there the server may hear late, and takes none here meanwhile', async () => {
  await reachSign();
  await under.app.inject({
    method: 'POST',
    url: '/world/contracts',
    payload: { contractId, does: 'delay', seconds: 60 },
  });
  const other = phone();
  await other.send(await enter(other, await signTicket()), { answer: 'signed' });
  expect(await step()).toBe('sign');
  const { returnUrl: _, ...signature } = await toSign();
  const drawn = { ...signature, signature: 'data:image/png;base64,iVBORw0KGgo=' };
  expect(await under.ask(handsSignature, drawn, as)).toMatchObject({ code: codes.CONTRACT_SIGNED });
  await under.world.clock.advance(60_000);
  expect(await step()).toBe('signed');
});
