import { addressOf } from './address';

test.each([
  [undefined, '/Answer/index'],
  [{}, '/Answer/index'],
  [{ unit_id: undefined, juan_id: null }, '/Answer/index'],
  [{ page: 1, limit: 20 }, '/Answer/index?page=1&limit=20'],
  [{ name: '钱 & 账', unit_id: undefined }, '/Answer/index?name=%E9%92%B1%20%26%20%E8%B4%A6'],
])('the parameters %j give the address %s', (params, address) => {
  expect(addressOf('/Answer/index', params)).toBe(address);
});
