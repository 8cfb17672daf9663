import { codes, closeSignNotice, isContractSigned, userDetail } from '@suite/api';
import { enrol } from '../../../testing/enrol';
import { worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { user } from '../user';
import { contract } from '.';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [user, contract] });
});
afterAll(() => under.close());

const detailOf = async (person: string) => under.data(userDetail, undefined, await under.signIn(person));
const signed = async (person: string) => under.data(isContractSigned, undefined, await under.signIn(person));

test('the last contract of a learner who has signed them all', async () => {
  expect(await signed('mid-course')).toEqual({ is_signed: 1 });
  const { contractInfo, contractId } = await detailOf('mid-course');
  expect(contractInfo).toMatchObject({ id: contractId, is_signed: 1, is_show_notice: 0 });
});

test('the contract that waits goes before those that are signed', async () => {
  expect(await signed('to-sign')).toEqual({ is_signed: 0 });
  expect((await detailOf('to-sign')).contractInfo).toMatchObject({
    contract_name: '进阶课课程服务合同',
    is_signed: 0,
    is_show_notice: 1,
  });
});

test('a purchase brings a contract to sign', async () => {
  expect(await signed('bound')).toEqual({ is_signed: 0 });
  expect(await detailOf('bound')).toMatchObject({ contractInfo: null, contractId: null });
  await enrol(under, 'bound', 'reform');
  const { contractInfo } = await detailOf('bound');
  expect(contractInfo).toMatchObject({ is_signed: 0, is_show_notice: 1 });
  expect((await detailOf('bound')).contractInfo).toEqual(contractInfo);
});

test('a closed notice stays closed, and only the own one can be closed', async () => {
  const as = await under.signIn('to-sign');
  const { contractId } = await detailOf('to-sign');
  const params = { contractId: contractId ?? 0 };
  expect(await under.ask(closeSignNotice, params, await under.signIn('premium'))).toMatchObject({
    code: codes.NOT_FOUND,
  });
  expect((await detailOf('to-sign')).contractInfo).toMatchObject({ is_show_notice: 1 });
  expect(await under.data(closeSignNotice, params, as)).toBeNull();
  expect(await under.data(closeSignNotice, params, as)).toBeNull();
  expect((await detailOf('to-sign')).contractInfo).toMatchObject({ is_signed: 0, is_show_notice: 0 });
  expect(await under.wrong(closeSignNotice, {}, as)).toMatchObject({ code: codes.BAD_PARAMS });
});

test('the empty person has none, and a visitor is asked to sign in', async () => {
  expect((await detailOf('empty')).contractInfo).toBeNull();
  expect(await under.ask(isContractSigned, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});
