import { codes, hasCertificate, updateUserBasicInfo, uploadImg, type ConsentItem } from '@suite/api';
import { consentTo } from '../../../testing/consent';
import { worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

test('what was corrected is not wrong any more, on whichever device the learner goes on', async () => {
  const as = await under.signIn('premium');
  const now = async () => {
    const { certificates } = await under.data(hasCertificate, undefined, as);
    return certificates.find(({ line }) => line === 'advanced');
  };
  const consents = [consentTo('id_number'), consentTo('photo')];
  const correct = (photo: string, id_number = '') =>
    under.data(updateUserBasicInfo, { line: 'advanced', photo, id_number, consents }, as);
  const refused = (await now())?.photo ?? '';
  await correct(refused, '320102198707050281');
  expect(await now()).toMatchObject({ state: 'rejected', wrong_parts: ['photo'] });
  const toSend = {
    line: 'advanced',
    file: 'data:image/jpeg;base64,/9j/',
    consent: consentTo('photo'),
  } as const;
  expect(await under.wrong(uploadImg, { ...toSend, consent: undefined }, as)).toMatchObject({
    code: codes.BAD_PARAMS,
  });
  const old = (item: ConsentItem) => ({ ...consentTo(item), version: '1.1' });
  const outdated = { code: codes.CONSENT_OUTDATED };
  expect(await under.ask(uploadImg, { ...toSend, consent: old('photo') }, as)).toMatchObject(outdated);
  const sent = { line: 'advanced', photo: refused, id_number: '' } as const;
  const olds = [old('id_number'), old('photo')];
  expect(await under.ask(updateUserBasicInfo, { ...sent, consents: olds }, as)).toMatchObject(outdated);
  const { url } = await under.data(uploadImg, toSend, as);
  // Another device goes on with the photo, which only its owner sees.
  expect(await now()).toMatchObject({ photo: url, wrong_parts: [] });
  const status = async (cookies?: Record<string, string>) =>
    (await under.app.inject({ url, ...(cookies && { cookies }) })).statusCode;
  const other = await under.signIn('graduated');
  expect(await status()).toBe(404);
  expect(await status({ class_token: other.token ?? '' })).toBe(404);
  expect(await status({ class_token: as.token ?? '' })).toBe(200);
  await correct(url);
  expect(await now()).toMatchObject({ state: 'rejected', wrong_parts: [], consents });
});
