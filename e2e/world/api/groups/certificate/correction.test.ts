import { hasCertificate, updateUserBasicInfo, uploadImg } from '@suite/api';
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
  const correct = (photo: string, id_number = '') =>
    under.data(updateUserBasicInfo, { line: 'advanced', photo, id_number }, as);
  const refused = (await now())?.photo ?? '';
  await correct(refused, '320102198707050281');
  expect(await now()).toMatchObject({ state: 'rejected', wrong_parts: ['photo'] });
  const { url } = await under.data(uploadImg, { file: 'data:image/jpeg;base64,/9j/' }, as);
  await correct(url);
  expect(await now()).toMatchObject({ state: 'rejected', wrong_parts: [] });
});
