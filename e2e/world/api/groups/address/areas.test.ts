import fc from 'fast-check';
import { areas } from '../../../content';
import { isCity, isRegion, regionName } from './address-schema';

test.each([
  ['330000', '330100', '330106', true],
  ['110000', '110100', '110105', true],
  ['320000', '330100', '330106', false],
  ['330000', '110100', '330106', false],
  ['330000', '330100', '110105', false],
  ['999999', '330100', '330106', false],
  ['330000', '330100', '330199', false],
  ['330000', '330100', 'toString', false],
  ['constructor', 'constructor', 'constructor', false],
])('%s %s %s: %s', (province_id, city_id, area_id, answer) => {
  expect(isRegion({ province_id, city_id, area_id })).toBe(answer);
});

test('a region is named from large to small', () => {
  expect(regionName({ province_id: '330000', city_id: '330100', area_id: '330106' })).toBe(
    '浙江省杭州市西湖区',
  );
});

test('every area lies in its city alone', () => {
  const codes = fc.constantFrom(...Object.keys(areas.area_list));
  const cities = fc.constantFrom(...Object.keys(areas.city_list));
  fc.assert(
    fc.property(codes, cities, (area_id, city_id) => {
      const province_id = `${area_id.slice(0, 2)}0000`;
      const own = `${area_id.slice(0, 4)}00`;
      expect(isRegion({ province_id, city_id: own, area_id })).toBe(true);
      expect(isRegion({ province_id, city_id, area_id })).toBe(city_id === own);
      expect(isCity({ province_id, city_id })).toBe(city_id.startsWith(area_id.slice(0, 2)));
    }),
  );
});
