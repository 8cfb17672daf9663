import {
  bindManageMobile,
  bindWapMobile,
  codes,
  manageContractInfo,
  manageFaceUrl,
  manageSignUrl,
  manageStsToken,
  payContractStatus,
  sendContract,
  sendManageCode,
  sendWapCode,
  signManageContract,
  signPrivateContract,
  verifyManageCode,
  verifyManageIdentity,
  verifyPassed,
  verifyWapCode,
  verifyWapIdentity,
  wapAreaList,
  wapContractInfo,
  wapContractList,
  wapFaceUrl,
  wapPreview,
  wapSignUrl,
  wapStsToken,
  wapUser,
} from '@suite/api';
import { update } from '../../../db';
import { consentTo } from '../../../testing/consent';
import { readingOf } from '../../../testing/reading';
import { sendForm } from '../../../testing/forms';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';

const BACK = 'https://m.example.com/#/manage-course/sign-contract';
const MOBILE = '19900001011';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]);

const editions = {
  old: {
    info: manageContractInfo,
    identity: verifyManageIdentity,
    send: sendManageCode,
    bind: bindManageMobile,
    code: verifyManageCode,
    faceUrl: manageFaceUrl,
    signUrl: manageSignUrl,
    submit: signManageContract,
    token: manageStsToken,
  },
  new: {
    info: wapContractInfo,
    identity: verifyWapIdentity,
    send: sendWapCode,
    bind: bindWapMobile,
    code: verifyWapCode,
    faceUrl: wapFaceUrl,
    signUrl: wapSignUrl,
    submit: signPrivateContract,
    token: wapStsToken,
  },
};

let under: WorldUnderTest;
let as: Caller;
let contractId: number;

async function be(person: string) {
  as = await under.signIn(person, 'management');
  contractId =
    (await under.data(wapContractList, undefined, as)).list.find(({ is_main }) => is_main)?.id ?? 0;
}

beforeEach(async () => {
  under = await worldUnderTest({ redirectOrigins: ['https://m.example.com'] });
  await be('manage-new');
});
afterEach(() => under.close());

describe.each(['old', 'new'] as const)('by the calls of the %s edition', (name) => {
  const calls = editions[name];
  const info = () => under.data(calls.info, { contractId }, as);
  const now = async () => {
    const { status, step } = await info();
    return status === 'signing' || status === 'to_sign' ? step : status;
  };
  const identify = (learner = '唐若溪') =>
    under.ask(
      calls.identity,
      {
        contractId,
        name: learner,
        id_card: '430104199603220662',
        province_id: '330000',
        city_id: '330100',
        consent: consentTo('id_number'),
      },
      as,
    );
  async function code() {
    await under.world.clock.advance(61_000);
    await under.data(calls.send, { mobile: MOBILE }, as);
    const { code: sent } = await under.world.db
      .selectFrom('sms')
      .select('code')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return sent;
  }
  const bind = async () => under.data(calls.bind, { mobile: MOBILE, code: await code() }, as);
  const verify = async () => under.ask(calls.code, { contractId, code: await code() }, as);
  async function upload(payload: Buffer = PNG, change: { token?: string } = {}) {
    const { upload_url, key, security_token } = await under.data(calls.token, undefined, as);
    const headers = { 'content-type': 'image/png', 'x-security-token': change.token ?? security_token };
    const answer = await under.app.inject({ method: 'PUT', url: upload_url, headers, payload });
    return { key, status: answer.statusCode };
  }
  const sign = async (signature: string, version = '1') => {
    const reading = readingOf(await under.data(wapPreview, { contractId }, as));
    return under.ask(
      calls.submit,
      { contractId, version, signature, reading, consent: consentTo('signature') },
      as,
    );
  };
  const faceUrl = () =>
    under.ask(calls.faceUrl, { contractId, returnUrl: BACK, consent: consentTo('face') }, as);
  async function face(...answers: string[]) {
    const { data } = await faceUrl();
    for (const answer of answers) await sendForm(under, data?.shortUrl ?? '', { answer });
  }
  const status = () => under.data(payContractStatus, undefined, as);
  async function signed() {
    await identify();
    await bind();
    await verify();
    await sign((await upload()).key);
    await under.world.clock.advance(2000);
  }

  test('identity, code and signature follow one another, then the face; each moves the course on', async () => {
    expect(await status()).toMatchObject({ step: 'contract', contract_id: contractId });
    expect(await now()).toBe('identity');
    expect(await faceUrl()).toMatchObject({ code: codes.CONTRACT_NOT_READY });
    const old = { ...consentTo('face'), version: '1.1' };
    expect(await under.ask(calls.faceUrl, { contractId, returnUrl: BACK, consent: old }, as)).toMatchObject({
      code: codes.CONSENT_OUTDATED,
    });
    await identify();
    expect(await now()).toBe('sms');
    await bind();
    await verify();
    expect(await now()).toBe('sign');
    expect((await info()).consents).toEqual([consentTo('id_number')]);
    const { key } = await upload();
    expect(await under.wrong(calls.submit, { contractId, version: '1', signature: key }, as)).toMatchObject({
      code: codes.BAD_PARAMS,
    });
    await sign(key);
    expect(await now()).toBe('confirming');
    expect(await status()).toMatchObject({ step: 'contract' });
    await under.world.clock.advance(2000);
    expect(await now()).toBe('signed');
    expect(await status()).toMatchObject({ step: 'face', is_sign: 1 });
    expect(await under.data(wapPreview, { contractId }, as)).toMatchObject({
      status: 'signed',
      signature: `data:image/png;base64,${PNG.toString('base64')}`,
    });
    await face('passed');
    expect((await info()).consents.map(({ item }) => item)).toEqual(['id_number', 'signature', 'face']);
    expect(await under.data(verifyPassed, { contractId }, as)).toEqual({ is_passed: 1 });
    expect(await status()).toMatchObject({ is_face: 1 });
    expect((await status()).step).not.toBe('face');
    expect(await faceUrl()).toMatchObject({ code: codes.RULE });
  });

  test('no step is taken before the ones it needs, and no code goes to a number that is not bound', async () => {
    expect(await sign('any')).toMatchObject({ code: codes.IDENTITY_NOT_VERIFIED });
    await identify();
    expect(await sign('any')).toMatchObject({ code: codes.SMS_NOT_VERIFIED });
    expect((await info()).mobile).toBe('');
    expect(await verify()).toMatchObject({ code: codes.RULE, msg: '请先绑定手机号' });
    await bind();
    expect((await info()).mobile).toBe(MOBILE);
    expect(await under.data(wapUser, undefined, as)).toMatchObject({ is_bind: 1, mobile: '199****1011' });
  });

  test('a signature is a picture that the learner has uploaded, below the text as it is', async () => {
    await identify();
    await bind();
    await verify();
    expect(await sign('unknown.png')).toMatchObject({ code: codes.CONTRACT_NOT_READY });
    expect((await upload(PNG, { token: 'another' })).status).toBe(403);
    expect((await upload(Buffer.from('<svg/>'))).status).toBe(400);
    const { key } = await upload();
    await update(under.world.db, 'manage_contract', { id: contractId }, { version: 2 });
    expect(await sign(key, '1')).toMatchObject({ code: codes.CONTRACT_NOT_READY });
    const answers = await Promise.all([sign(key, '2'), sign(key, '2')]);
    expect(answers.map((answer) => answer.code).sort()).toEqual(
      [codes.SUCCESS, codes.CONTRACT_SIGNED].sort(),
    );
  });

  test('each outcome of a face check is told; after three failures there is none left today', async () => {
    await signed();
    const outcome = async () => {
      const { face: kind, face_tries: tries, is_face } = await info();
      return { kind, tries, is_face };
    };
    expect(await outcome()).toEqual({ kind: 'none', tries: 3, is_face: 0 });
    await face('camera');
    expect(await outcome()).toEqual({ kind: 'camera', tries: 3, is_face: 0 });
    await face('failed', 'failed', 'failed');
    expect(await outcome()).toEqual({ kind: 'failed', tries: 0, is_face: 0 });
    expect(await faceUrl()).toMatchObject({ code: codes.RULE });
    await under.world.clock.advance(24 * 3600_000);
    await face('passed');
    expect(await outcome()).toMatchObject({ kind: 'none', is_face: 1 });
  });

  test('wrong data can be corrected at every step before the signature, and the code starts anew', async () => {
    await identify();
    await bind();
    expect(await identify()).toMatchObject({ code: codes.SUCCESS });
    await verify();
    expect(await now()).toBe('sign');
    expect(await identify()).toMatchObject({ code: codes.SUCCESS });
    expect(await now()).toBe('sms');
  });

  test('nobody takes the place of the signer of a signed contract', async () => {
    await signed();
    await update(under.world.db, 'manage_contract', { id: contractId }, { has_no_face: 1 });
    expect((await info()).face).toBe('data');
    expect(await faceUrl()).toMatchObject({ code: codes.IDENTITY_MISMATCH });
    expect(await identify()).toMatchObject({ code: codes.CONTRACT_SIGNED });
    await update(under.world.db, 'manage_contract', { id: contractId }, { has_no_face: 0 });
    await face('passed');
    expect(await identify()).toMatchObject({ code: codes.CONTRACT_SIGNED });
  });

  test('a contract for the sign service is signed there', async () => {
    await be('manage-done');
    const added = (await under.data(wapContractList, undefined, as)).list[0];
    contractId = added?.id ?? 0;
    const own = { contractId, name: '温予安', id_card: '510104198809230466' };
    await under.data(
      calls.identity,
      { ...own, province_id: '330000', city_id: '330100', consent: consentTo('id_number') },
      as,
    );
    await verify2('19900001023');
    const { shortUrl } = await under.data(
      calls.signUrl,
      {
        ...{ contractId, returnUrl: BACK, consent: consentTo('signature') },
        reading: readingOf(await under.data(wapPreview, { contractId }, as)),
      },
      as,
    );
    expect(await sign('any')).toMatchObject({ code: codes.CONTRACT_NOT_READY });
    await sendForm(under, shortUrl, { answer: 'signed' }, { world_person: 'manage-done' });
    expect(await now()).toBe('signed');

    async function verify2(mobile: string) {
      await under.data(calls.send, { mobile }, as);
      const sent = await under.world.db
        .selectFrom('sms')
        .select('code')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await under.data(calls.code, { contractId, code: sent.code }, as);
    }
  });

  test("another learner's contract does not exist", async () => {
    as = await under.signIn('manage-mid', 'management');
    expect(await under.ask(calls.info, { contractId }, as)).toMatchObject({ code: codes.NOT_FOUND });
    expect(await identify()).toMatchObject({ code: codes.NOT_FOUND });
  });
});

test('the list has every state, what is to sign first, and names areas of the list of areas', async () => {
  as = await under.signIn('manage-done', 'management');
  const { list } = await under.data(wapContractList, undefined, as);
  expect(list.map(({ status }) => status)).toEqual(['to_sign', 'rejected', 'expired', 'signed', 'revoked']);
  const areas = new Set((await under.data(wapAreaList, undefined, as)).list.map(({ id }) => id));
  expect(list.every(({ area_id }) => area_id === '' || areas.has(area_id))).toBe(true);
  as = await under.signIn('graduated', 'management');
  expect(await under.data(wapContractList, undefined, as)).toEqual({ list: [] });
});

test('a signed contract is sent as a file, another one is not', async () => {
  const send = (email = 'a@example.com') => under.ask(sendContract, { contractId, email }, as);
  expect(await send()).toMatchObject({ code: codes.RULE });
  await be('manage-mid');
  expect(await send('a')).toMatchObject({ code: codes.BAD_PARAMS, msg: '邮箱格式不正确' });
  expect(await send()).toMatchObject({ code: codes.SUCCESS });
});
