import { areas, codes, isFilledAddress, postAddress, type Address } from '@suite/api';
import { remove } from '../../../db';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { address } from '.';

let under: WorldUnderTest;
let learner: Caller;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [address] });
  learner = await under.signIn('mid-course');
});
afterAll(() => under.close());
afterEach(async () => {
  await remove(under.world.db, 'address', { name: '许清禾' });
});

const given: Address = {
  name: '许清禾',
  mobile: '19900001004',
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 1 号',
};
const filled = (as = learner) => under.data(isFilledAddress, undefined, as);

test('an address is kept, and a later one takes its place', async () => {
  expect(await filled()).toEqual({ is_filled: 0, address: null });
  const saved = await under.data(postAddress, given, learner);
  expect(saved).toEqual({ ...given, id: saved.id, region: '浙江省杭州市西湖区' });
  expect(await under.data(postAddress, given, learner)).toEqual(saved);
  await under.data(postAddress, { ...given, address: '文三路 2 号' }, learner);
  expect(await filled()).toEqual({ is_filled: 1, address: { ...saved, address: '文三路 2 号' } });
});

test.each([
  [{ area_id: '110105' }, codes.BAD_PARAMS, '所在地区不存在，请重新选择'],
  [{ city_id: '320100' }, codes.BAD_PARAMS, '所在地区不存在，请重新选择'],
  [{ province_id: '' }, codes.BAD_PARAMS, '请选择所在地区'],
  [{ mobile: '12345' }, codes.BAD_PARAMS, '请输入正确的手机号'],
  [{ name: '  ' }, codes.BAD_PARAMS, '请输入 20 个字以内的收货人姓名'],
  [{ name: '长'.repeat(21) }, codes.BAD_PARAMS, '请输入 20 个字以内的收货人姓名'],
  [{ address: '路' }, codes.BAD_PARAMS, '请输入详细地址，至少 4 个字'],
  [{ address: '路'.repeat(101) }, codes.BAD_PARAMS, '详细地址不能超过 100 个字'],
  [{ address: undefined }, codes.BAD_PARAMS, '参数有误：address'],
])('an address with %j is refused', async (wrong, code, msg) => {
  expect(await under.wrong(postAddress, { ...given, ...wrong }, learner)).toMatchObject({ code, msg });
  expect(await filled()).toMatchObject({ is_filled: 0 });
});

test("a learner's address is their own", async () => {
  await under.data(postAddress, given, learner);
  expect(await filled(await under.signIn('first-week'))).toMatchObject({ is_filled: 0 });
  expect(await filled(await under.signIn('graduated'))).toMatchObject({ address: { name: '沈知夏' } });
  expect(await filled(await under.signIn('empty'))).toEqual({ is_filled: 0, address: null });
  expect(await under.ask(isFilledAddress, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
  expect(await under.ask(postAddress, given)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('the areas are for everybody', async () => {
  const { province_list, city_list, area_list } = await under.data(areas, undefined);
  expect(Object.keys(province_list).length).toBeGreaterThan(30);
  expect(city_list['330100']).toBe('杭州市');
  expect(area_list['330106']).toBe('西湖区');
});
