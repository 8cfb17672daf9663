import {
  checkGoodsMutex,
  codes,
  createPayment,
  manageGoods,
  managementPayOrder,
  payContractStatus,
  queryOrder,
  wapContractList,
  wapPayContractStatus,
  wapPayment,
  wapPaymentOutside,
} from '@suite/api';
import { settle } from '../../../providers/pay/notices';
import { prepayOfTrade } from '../../../providers/pay/prepay';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';

let under: WorldUnderTest;
let as: Caller;
beforeEach(async () => {
  under = await worldUnderTest();
  as = await under.signIn('graduated', 'management');
});
afterEach(() => under.close());

const order = (client_key = 'key-00001') =>
  under.ask(managementPayOrder, { goods_id: 'management', client_key, amount: '4998.00' }, as);
const mutex = () => under.data(checkGoodsMutex, { goods_id: 'management' }, as);

test('what excludes the course is named, and an order of it is refused in the same words', async () => {
  as = await under.signIn('premium', 'management');
  const { is_mutex, names, reason } = await mutex();
  expect({ is_mutex, names }).toEqual({ is_mutex: 1, names: ['精品课'] });
  expect(await order()).toMatchObject({ code: codes.GOODS_EXCLUSIVE, msg: reason });
});

test('a paid order gives the course and its contract at once, by the calls of both editions', async () => {
  as = await under.signIn('empty', 'management');
  expect(await mutex()).toMatchObject({ is_mutex: 0, names: [], reason: '' });
  expect(await under.data(manageGoods, undefined, as)).toMatchObject({
    price: '4998.00',
    sale_state: 'open',
  });
  const { data } = await order();
  const order_no = data?.order_no ?? '';
  const sheet = await under.data(wapPayment, { order_no, channel: 'messenger' }, as);
  expect(sheet.pay_params).not.toBeNull();
  const prepay = await prepayOfTrade(under.world.db, sheet.attempt_no);
  await settle(under.world, async () => prepay, null, undefined);
  expect(await under.data(queryOrder, { order_no }, as)).toMatchObject({ status: 'paid' });
  const state = { step: 'contract', is_pay: 1, is_sign: 0 };
  expect(await under.data(payContractStatus, undefined, as)).toMatchObject(state);
  const { contract_id } = await under.data(wapPayContractStatus, undefined, as);
  const { list } = await under.data(wapContractList, undefined, as);
  expect(list.map(({ id, status }) => [id, status])).toEqual([[contract_id, 'to_sign']]);
  expect(await under.data(manageGoods, undefined, as)).toMatchObject({ sale_state: 'owned' });
});

test('one attempt is open at a time, whichever call has opened it; the cashier is open to everyone', async () => {
  as = await under.signIn('empty', 'management');
  const { data } = await order();
  const order_no = data?.order_no ?? '';
  const return_url = 'https://m.example.com/#/manage-course/new-pay-outside';
  const open = async () =>
    (
      await under.world.db
        .selectFrom('attempt')
        .select('channel')
        .where('state', '=', 'open')
        .where('order_no', '=', order_no)
        .execute()
    ).map(({ channel }) => channel);
  await under.data(wapPayment, { order_no, channel: 'messenger' }, as);
  expect(await open()).toEqual(['messenger']);
  expect((await under.data(wapPaymentOutside, { order_no, return_url }, {})).pay_url).toContain('http');
  expect(await open()).toEqual(['browser']);
  await under.data(createPayment, { order_no, channel: 'messenger' }, as);
  expect(await open()).toEqual(['messenger']);
  expect(await under.ask(wapPayment, { order_no, channel: 'messenger' }, {})).toMatchObject({
    code: codes.LOGIN_REQUIRED,
  });
});

test('the same key gives the same order, and goods of another kind are not ordered here', async () => {
  as = await under.signIn('empty', 'management');
  expect((await order()).data?.order_no).toBe((await order()).data?.order_no);
  expect(
    await under.ask(managementPayOrder, { goods_id: 'tools', client_key: 'key-00002', amount: '1.00' }, as),
  ).toMatchObject({ code: codes.NOT_FOUND });
});
