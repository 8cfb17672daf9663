import { createHash } from 'node:crypto';
import {
  codes,
  contractIndex,
  contractListV2,
  contractVerified,
  createAndSignUrl,
  handsSignature,
  isSignedSuccess,
  previewContract,
  verifyContractCode,
  verifyFaceUrl,
  verifyIdentity3,
  type ClauseAnswer,
} from '@suite/api';
import { update } from '../../../db';
import { signingOf } from '../../../providers/e-sign/signing-pages';
import { consentTo } from '../../../testing/consent';
import { readingOf } from '../../../testing/reading';
import { sendForm } from '../../../testing/forms';
import { codeFor } from '../../../testing/sms';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';

const BACK = 'https://m.example.com/#/sign-contract/7';
const MOBILE = '19900001008';
const signature = 'data:image/png;base64,iVBORw0KGgo=';
const identity = {
  ...{ name: '苏晚晴', id_card: '610113199411110629', province_id: '330000', city_id: '330100' },
  consent: consentTo('id_number'),
};

let under: WorldUnderTest;
let as: Caller;
let contractId: number;

beforeEach(async () => {
  under = await worldUnderTest({ redirectOrigins: ['https://m.example.com'] });
  as = await under.signIn('to-sign');
  contractId = (await under.data(contractListV2, undefined, as)).list[0]?.id ?? 0;
});
afterEach(() => under.close());

const now = async () => {
  const { status, step } = await under.data(contractIndex, { contractId }, as);
  return status === 'signing' || status === 'to_sign' ? step : status;
};
const identify = (part: Partial<typeof identity> = {}) =>
  under.ask(verifyIdentity3, { contractId, ...identity, ...part }, as);
const faceUrl = () =>
  under.ask(verifyFaceUrl, { contractId, returnUrl: BACK, consent: consentTo('face') }, as);
async function face(...answers: string[]) {
  const { data } = await faceUrl();
  for (const answer of answers) await sendForm(under, data?.shortUrl ?? '', { answer });
}
const code = async () =>
  under.ask(verifyContractCode, { contractId, code: await codeFor(under, MOBILE, 'contract') }, as);
const toSign = { consent: consentTo('signature') };
const reading = async (answers: ClauseAnswer[] = []) =>
  readingOf(await under.data(previewContract, { contractId }, as), answers);
const sign = async (version = '1', answers?: ClauseAnswer[]) =>
  under.ask(
    handsSignature,
    { contractId, version, signature, ...toSign, reading: await reading(answers) },
    as,
  );
const isSigned = () => under.data(isSignedSuccess, { contractId }, as);

async function reachFace() {
  await identify();
  await face('passed');
}

async function reachSign() {
  await reachFace();
  await code();
}

test('identity, face, code and signature follow one another, and then the sign service confirms', async () => {
  expect(await now()).toBe('identity');
  await identify();
  expect(await now()).toBe('face');
  await face('passed');
  expect(await now()).toBe('sms');
  await code();
  expect(await now()).toBe('sign');
  expect(await isSigned()).toEqual({ is_submitted: 0, is_signed: 0 });
  await sign();
  expect(await now()).toBe('confirming');
  expect(await isSigned()).toEqual({ is_submitted: 1, is_signed: 0 });
  await under.world.clock.advance(2000);
  expect(await now()).toBe('signed');
  expect(await isSigned()).toEqual({ is_submitted: 1, is_signed: 1 });
  expect(await under.data(previewContract, { contractId }, as)).toMatchObject({
    status: 'signed',
    signature,
  });
});

test('a signed contract says who signed which text, when and with what consent, and names the signer half', async () => {
  const text = () => under.data(previewContract, { contractId }, as);
  await reachSign();
  expect((await text()).evidence).toBeNull();
  await sign();
  await under.world.clock.advance(2000);
  const { documents, evidence } = await text();
  expect(evidence).toMatchObject({
    ...{ signer: '苏**', id_number: '610113********0629', mobile: '199****1008' },
    digest: createHash('sha256').update(JSON.stringify(documents)).digest('hex'),
    face_time: expect.stringMatching(/^\d{4}-/),
    sms_time: expect.stringMatching(/^\d{4}-/),
    consents: [consentTo('id_number'), consentTo('face'), consentTo('signature')],
  });
  // The text is on three pages, its annex on four, the evidence on the last.
  const addresses = evidence?.pages ?? [];
  const pages = addresses.map((page) => String(Buffer.from(page.split(',')[1] ?? '', 'base64')));
  expect(pages.length).toBe(8);
  expect(pages[0]).toContain('第一条 合同双方');
  expect(pages[7]).toContain(signature);
  expect(JSON.stringify([evidence, pages])).not.toMatch(/610113199411110629|苏晚晴|19900001008/);
});

test('no step is taken before the ones it needs', async () => {
  expect(await faceUrl()).toMatchObject({ code: codes.IDENTITY_NOT_VERIFIED });
  expect(await sign()).toMatchObject({ code: codes.IDENTITY_NOT_VERIFIED });
  await identify();
  expect(await code()).toMatchObject({ code: codes.FACE_NOT_VERIFIED });
  await face('passed');
  expect(await sign()).toMatchObject({ code: codes.SMS_NOT_VERIFIED });
});

test('identity, face and signature are taken with their own consent alone, which the contract keeps', async () => {
  const given = async () => (await under.data(contractIndex, { contractId }, as)).consents;
  const refused = async (call: Parameters<WorldUnderTest['wrong']>[0], params: object) => {
    for (const consent of [undefined, consentTo('photo')]) {
      const answer = await under.wrong(call, { contractId, ...params, consent }, as);
      expect(answer).toMatchObject({ code: codes.BAD_PARAMS });
    }
  };
  await refused(verifyIdentity3, identity);
  await identify();
  await refused(verifyFaceUrl, { returnUrl: BACK });
  await face('passed');
  await code();
  await refused(handsSignature, { version: '1', signature, reading: await reading() });
  await refused(createAndSignUrl, { returnUrl: BACK, version: '1', reading: await reading() });
  expect(await given()).toEqual([consentTo('id_number'), consentTo('face')]);
  await sign();
  expect(await given()).toEqual([consentTo('id_number'), consentTo('face'), consentTo('signature')]);
});

test('a consent to an older text than that in force is refused and takes nothing; one to a newer text stays', async () => {
  const given = async () => (await under.data(contractIndex, { contractId }, as)).consents;
  const [old, newer] = [{ version: '1.1' }, { version: '9.10' }];
  const outdated = { code: codes.CONSENT_OUTDATED };
  const consent = { ...identity.consent, ...newer };
  expect(await identify({ consent: { ...identity.consent, ...old } })).toMatchObject(outdated);
  expect([await now(), await given()]).toEqual(['identity', []]);
  await identify({ consent });
  const toFace = { contractId, returnUrl: BACK, consent: { ...consentTo('face'), ...old } };
  expect(await under.ask(verifyFaceUrl, toFace, as)).toMatchObject(outdated);
  await face('passed');
  await code();
  const toOldSign = { consent: { ...toSign.consent, ...old }, version: '1', reading: await reading() };
  const drawn = await under.ask(handsSignature, { contractId, signature, ...toOldSign }, as);
  const linked = await under.ask(createAndSignUrl, { contractId, returnUrl: BACK, ...toOldSign }, as);
  expect([drawn, linked]).toMatchObject([outdated, outdated]);
  expect(await now()).toBe('sign');
  // A page that did not know of the newer one sends its own, which is still in force.
  await identify();
  expect(await given()).toContainEqual(consent);
});

test('the address to sign at is by default that of the contract that waits', async () => {
  await reachSign();
  const { shortUrl } = await under.data(
    createAndSignUrl,
    { returnUrl: BACK, ...toSign, reading: await reading() },
    as,
  );
  expect(await signingOf(under.world.db, { contractId })).toMatchObject({ code: shortUrl.slice(3) });
});

test('of two signatures the first one counts', async () => {
  await reachSign();
  const answers = await Promise.all([sign(), sign()]);
  expect(answers.map((answer) => answer.code).sort()).toEqual([codes.SUCCESS, codes.CONTRACT_SIGNED].sort());
});

test('a signature below an older text is refused', async () => {
  await reachSign();
  await update(under.world.db, 'contract', { id: contractId }, { version: 2 });
  expect(await sign('1')).toMatchObject({ code: codes.CONTRACT_NOT_READY });
  expect(await sign('2')).toMatchObject({ code: codes.SUCCESS });
});

test('another name than the known one is refused; wrong data can be corrected at every step before the signature', async () => {
  expect(await identify({ name: '王小明' })).toMatchObject({ code: codes.IDENTITY_MISMATCH });
  for (const reach of [identify, reachFace, reachSign]) {
    await reach();
    expect(await identify({ city_id: '330200' })).toMatchObject({ code: codes.SUCCESS });
    expect(await now()).toBe('face');
    await face('passed');
    expect(await now()).toBe('sms');
    await under.world.clock.advance(61_000);
  }
  await code();
  await sign();
  expect(await identify()).toMatchObject({ code: codes.CONTRACT_SIGNED });
  await under.world.clock.advance(2000);
  expect(await identify()).toMatchObject({ code: codes.CONTRACT_SIGNED });
});

test('name and number are compared with the learner’s own', async () => {
  const other = { id_card: '110101199001011237' };
  expect(await identify(other)).toMatchObject({ code: codes.IDENTITY_MISMATCH });
  expect(await now()).toBe('identity');
});

const change = async (does: string, more: object = {}) =>
  (
    await under.app.inject({
      method: 'POST',
      url: '/world/contracts',
      payload: { contractId, does, ...more },
    })
  ).statusCode;

test('a contract is revised, rejected and revoked without the learner; a signed one is only revoked', async () => {
  await reachSign();
  const records = async () => (await under.app.inject('/world/contracts?person=to-sign')).json();
  const record = { line: 'learner', contractId, name: '进阶课服务合同', status: 'signing' };
  expect(await records()).toContainEqual(record);
  expect(await change('revise')).toBe(200);
  expect(await sign('1')).toMatchObject({ code: codes.CONTRACT_NOT_READY });
  await sign('2');
  expect(await change('revise')).toBe(400);
  expect(await change('reject')).toBe(200);
  await under.world.clock.advance(2000);
  expect(await now()).toBe('rejected');
  await under.world.clock.advance(61_000);
  await reachSign();
  await sign('2');
  await under.world.clock.advance(2000);
  expect([await change('revise'), await change('reject')]).toEqual([400, 400]);
  expect(await change('revoke')).toBe(200);
  expect(await records()).toContainEqual({ ...record, status: 'revoked' });
  expect(await now()).toBe('revoked');
});

test('the server hears of a delayed signature late', async () => {
  await reachSign();
  await change('delay', { seconds: 600 });
  await sign();
  await under.world.clock.advance(500_000);
  expect(await isSigned()).toEqual({ is_submitted: 1, is_signed: 0 });
  await under.world.clock.advance(100_000);
  expect(await isSigned()).toEqual({ is_submitted: 1, is_signed: 1 });
});

test('a signature is refused once the identity below it was corrected', async () => {
  await reachSign();
  await identify();
  expect(await sign()).toMatchObject({ code: codes.FACE_NOT_VERIFIED });
  await face('passed');
  expect(await sign()).toMatchObject({ code: codes.SMS_NOT_VERIFIED });
});

test('pages of the other services hold for their own step: corrected data and an end close them', async () => {
  await reachSign();
  await update(under.world.db, 'contract', { id: contractId }, { sign_way: 'link' });
  const open = { contractId, returnUrl: BACK, version: '1', ...toSign, reading: await reading() };
  const { shortUrl } = await under.data(createAndSignUrl, open, as);
  await identify();
  const { shortUrl: check } = await under.data(
    verifyFaceUrl,
    { contractId, returnUrl: BACK, consent: consentTo('face') },
    as,
  );
  const status = async (url: string) => (await under.app.inject(url)).statusCode;
  expect([await status(shortUrl), await status(check)]).toEqual([404, 200]);
  await sendForm(under, shortUrl, { answer: 'signed' }, { world_person: 'to-sign' });
  expect(await now()).toBe('face');
  await change('revoke');
  expect(await status(check)).toBe(404);
});

test('a face proves the identity for which its check was opened, and no later one', async () => {
  await identify();
  const { data } = await faceUrl();
  await identify({ city_id: '330200' });
  await faceUrl();
  await sendForm(under, data?.shortUrl ?? '', { answer: 'passed' });
  expect(await now()).toBe('face');
});

test('a refused camera is known and costs no try; after three failures there is none left today', async () => {
  await identify();
  const verified = () => under.data(contractVerified, { contractId }, as);
  await face('camera');
  expect(await verified()).toMatchObject({ face: 'camera', face_tries: 3 });
  await face('failed');
  expect(await verified()).toMatchObject({ face: 'failed', face_tries: 2 });
  await face('failed', 'failed', 'failed');
  expect(await verified()).toMatchObject({ face: 'failed', face_tries: 0 });
  expect(await faceUrl()).toMatchObject({ code: codes.RULE });
  await under.world.clock.advance(24 * 3600_000);
  expect(await faceUrl()).toMatchObject({ code: codes.SUCCESS });
});

test('an expired or rejected contract is begun anew by giving the identity again; a revoked one is not', async () => {
  as = await under.signIn('contracts');
  const { list } = await under.data(contractListV2, undefined, as);
  const of = (status: string) => list.find((item) => item.status === status)?.id ?? 0;
  const own = { name: '沈知远', id_card: '330102199003070019' };
  for (const status of ['expired', 'rejected']) {
    contractId = of(status);
    expect(await now()).toBe(status);
    await identify(own);
    expect(await now()).toBe('face');
  }
  contractId = of('revoked');
  expect(await identify(own)).toMatchObject({ code: codes.CONTRACT_NOT_READY });
});

test('a contract for the sign service is signed there, or rejected there', async () => {
  as = await under.signIn('contracts');
  contractId = (await under.data(contractListV2, undefined, as)).list[0]?.id ?? 0;
  await identify({ name: '沈知远', id_card: '330102199003070019' });
  await face('passed');
  const other = await codeFor(under, '19900001016', 'contract');
  await under.data(verifyContractCode, { contractId, code: other }, as);
  expect(await sign()).toMatchObject({ code: codes.CONTRACT_NOT_READY });
  const ask = async (version = '1') =>
    under.ask(
      createAndSignUrl,
      { contractId, returnUrl: BACK, version, ...toSign, reading: await reading() },
      as,
    );
  const url = async (version?: string) => (await ask(version)).data?.shortUrl ?? '';
  const outdated = await url();
  await change('revise');
  expect(await ask('1')).toMatchObject({ code: codes.CONTRACT_NOT_READY });
  expect(
    (await sendForm(under, outdated, { answer: 'signed' }, { world_person: 'contracts' })).headers.location,
  ).toBe(outdated);
  expect((await under.app.inject({ url: outdated, cookies: { world_person: 'contracts' } })).body).toContain(
    '合同内容已更新',
  );
  await change('delay');
  await sendForm(under, await url('2'), { answer: 'refused' }, { world_person: 'contracts' });
  expect(await now()).toBe('sign');
  expect(await isSigned()).toEqual({ is_submitted: 0, is_signed: 0 });
  await under.world.clock.advance(60_000);
  expect(await now()).toBe('rejected');
  await change('delay', { seconds: 0 });
  await identify({ name: '沈知远', id_card: '330102199003070019' });
  await face('passed');
  await under.world.clock.advance(61_000);
  const again = await codeFor(under, '19900001016', 'contract');
  await under.data(verifyContractCode, { contractId, code: again }, as);
  await sendForm(under, await url('2'), { answer: 'signed' }, { world_person: 'contracts' });
  expect(await now()).toBe('signed');
});

test('where a contract differs from the usual it is signed only with the answers of its own', async () => {
  as = await under.signIn('own-terms');
  contractId = (await under.data(contractListV2, undefined, as)).list[0]?.id ?? 0;
  await identify({ name: '顾念慈', id_card: '320583199604172641' });
  await face('passed');
  const sent = await codeFor(under, '19900001026', 'contract');
  await under.data(verifyContractCode, { contractId, code: sent }, as);
  const { documents } = await under.data(previewContract, { contractId }, as);
  const differing = documents.flatMap(({ blocks }) => blocks).filter(({ usual }) => usual);
  expect(differing.map(({ id }) => id)).toEqual(['price', 'term', 'refund']);
  const answersBy = (which: 'plain' | 'usual') =>
    differing.map(({ id, ...block }) => ({ id, answer: block[which] ?? '', misses: 0 }));
  const right = answersBy('plain');
  for (const answers of [[], right.slice(1), answersBy('usual')]) {
    expect(await sign('1', answers)).toMatchObject({ code: codes.CONTRACT_NOT_READY });
  }
  expect(await sign('1', right)).toMatchObject({ code: codes.SUCCESS });
});

test('a reading is kept with the evidence, and one of another text, or that was altered, is refused', async () => {
  await reachSign();
  const read = await reading();
  const [first, ...others] = read.blocks;
  const altered = [
    { ...read, blocks: others },
    { ...read, blocks: [{ ...first!, digest: 'a'.repeat(64) }, ...others] },
    { ...read, blocks: [{ ...first!, seconds: 600 }, ...others] },
    { ...read, version: '2' },
  ];
  for (const reading of altered) {
    const answer = await under.ask(
      handsSignature,
      { contractId, version: '1', signature, ...toSign, reading },
      as,
    );
    expect(answer).toMatchObject({ code: codes.CONTRACT_NOT_READY });
  }
  await sign();
  await under.world.clock.advance(2000);
  const { evidence } = await under.data(previewContract, { contractId }, as);
  expect(evidence?.reading).toEqual(read);
});
