import {
  closeSignNotice,
  codes,
  contractIndex,
  contractListV2,
  isContractSigned,
  previewContract,
  userAreaList,
  userDetail,
} from '@suite/api';
import { update } from '../../../db';
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
const listOf = async (person: string) =>
  (await under.data(contractListV2, undefined, await under.signIn(person))).list;

test('the last contract of a learner who has signed them all', async () => {
  expect(await signed('mid-course')).toEqual({ is_signed: 1 });
  const { contractInfo, contractId } = await detailOf('mid-course');
  expect(contractInfo).toMatchObject({ id: contractId, is_signed: 1, is_show_notice: 0 });
});

test('the contract that waits goes before those that are signed', async () => {
  expect(await signed('to-sign')).toEqual({ is_signed: 0 });
  expect((await detailOf('to-sign')).contractInfo).toMatchObject({
    contract_name: '进阶课服务合同',
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
  expect(await listOf('empty')).toEqual([]);
  expect(await under.ask(isContractSigned, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('the list has a contract in every state, what is to sign first', async () => {
  const list = await listOf('contracts');
  expect(list.map(({ status }) => status)).toEqual([
    'to_sign',
    'signing',
    'rejected',
    'expired',
    'signed',
    'revoked',
  ]);
  expect(list.map(({ reason }) => reason !== '')).toEqual([false, false, true, false, false, true]);
  expect(list.map(({ sign_time }) => sign_time !== '')).toEqual([false, false, false, false, true, false]);
  expect(list[0]?.contract_name_list).toEqual(['专题课服务协议', '学员须知（附件）']);
});

test('a contract that is not signed within 30 days expires', async () => {
  const asked = { contractId: (await listOf('to-sign'))[0]?.id ?? 0 };
  const as = await under.signIn('to-sign');
  expect(await under.data(contractIndex, asked, as)).toMatchObject({ status: 'to_sign', step: 'identity' });
  await under.world.clock.advance(29 * 24 * 3600_000);
  const later = await under.signIn('to-sign');
  expect(await under.data(contractIndex, asked, later)).toMatchObject({ status: 'expired' });
  expect((await detailOf('to-sign')).contractInfo).toMatchObject({ id: asked.contractId, is_signed: 0 });
});

test('price, refund and term are also said in plain words, and a revision changes only what it is about', async () => {
  const asked = { contractId: (await listOf('contracts'))[1]?.id ?? 0 };
  const as = await under.signIn('contracts');
  const blocks = async () => {
    const { documents, version } = await under.data(previewContract, asked, as);
    return { version, all: documents.flatMap((document) => document.blocks) };
  };
  const before = await blocks();
  expect(before.all.filter(({ plain }) => plain).map(({ id }) => id)).toEqual(['price', 'term', 'refund']);
  await update(under.world.db, 'contract', { id: asked.contractId }, { version: 2 });
  const after = await blocks();
  expect([before.version, after.version]).toEqual(['1', '2']);
  expect(after.all.filter(({ html }, at) => html !== before.all[at]?.html).map(({ id }) => id)).toEqual([
    'refund',
  ]);
});

test('the regions to choose from are provinces with their cities', async () => {
  const { list } = await under.data(userAreaList, undefined, await under.signIn('to-sign'));
  const zhejiang = list.find(({ name }) => name === '浙江省');
  expect(zhejiang?.child).toContainEqual({ id: '330100', name: '杭州市' });
});
