import type { Areas } from '@suite/api';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { areaNames, areasWithin, type AreaDepth } from './area-lists';
import { AreaPicker } from './area-picker';

const areas: Areas = {
  province_list: { 330000: '浙江省', 110000: '北京市', 710000: '台湾省' },
  city_list: { 330100: '杭州市', 330200: '宁波市', 110100: '北京市' },
  area_list: { 330106: '西湖区', 330102: '上城区', 330203: '海曙区', 110101: '东城区' },
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test.each([
  [[], ['北京市', '浙江省', '台湾省']],
  [['330000'], ['杭州市', '宁波市']],
  [
    ['330000', '330100'],
    ['上城区', '西湖区'],
  ],
  [['710000'], []],
  [['330000', '330100', '330106'], []],
])('within %j are %j', (chosen, names) => {
  expect(areasWithin(areas, chosen).map(([, name]) => name)).toEqual(names);
});

test.each([
  [['330000', '330100'], '浙江省 杭州市'],
  [['110000', '110100', '110101'], '北京市 东城区'],
  [['330000', '999999'], ''],
  [['710000', '710000'], '台湾省'],
  [[], ''],
])('the names of %j are "%s"', (codes, names) => {
  expect(areaNames(areas, codes)).toBe(names);
});

function Form({ depth, value, onConfirm }: { depth?: AreaDepth; value?: string[]; onConfirm: jest.Mock }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>地区</button>
      <AreaPicker
        open={open}
        onClose={() => setOpen(false)}
        areas={areas}
        depth={depth}
        value={value}
        onConfirm={onConfirm}
      />
    </>
  );
}

const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button')
    .map((one) => one.textContent);
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a level without a choice shows its first places', async () => {
  render(<Form onConfirm={jest.fn()} />);
  const sheet = screen.getByRole('list').parentElement!;
  sheet.scrollTop = 300;
  await tap('浙江省');
  expect(sheet.scrollTop).toBe(0);
});

test('each choice leads to the next level, and the last one ends it', async () => {
  const confirmed = jest.fn();
  render(<Form onConfirm={confirmed} />);
  await tap('浙江省');
  expect(listed('选择城市')).toEqual(['杭州市', '宁波市']);
  expect(screen.getByRole('list', { name: '选择城市' })).toHaveFocus();
  await tap('杭州市');
  expect(confirmed).not.toHaveBeenCalled();
  await tap('西湖区');
  expect(confirmed.mock.calls).toEqual([[['330000', '330100', '330106']]]);
});

test('with a depth of two the city ends it', async () => {
  const confirmed = jest.fn();
  render(<Form depth={2} onConfirm={confirmed} />);
  await tap('浙江省');
  await tap('宁波市');
  expect(confirmed.mock.calls).toEqual([[['330000', '330200']]]);
});

test('a unit without parts ends it too', async () => {
  const confirmed = jest.fn();
  render(<Form onConfirm={confirmed} />);
  await tap('台湾省');
  expect(confirmed.mock.calls).toEqual([[['710000']]]);
});

test('it opens at what was chosen, and an earlier level can be chosen anew', async () => {
  const confirmed = jest.fn();
  render(<Form value={['330000', '330100', '330106']} onConfirm={confirmed} />);
  expect(screen.getByRole('button', { name: '西湖区', pressed: true })).toBeVisible();
  await tap('浙江省');
  expect(listed('选择省份')).toEqual(['北京市', '浙江省', '台湾省']);
  await userEvent.click(within(screen.getByRole('list')).getByRole('button', { name: '北京市' }));
  expect(listed('选择城市')).toEqual(['北京市']);
  expect(screen.getByRole('button', { name: '区县' })).toBeDisabled();
});

test.each([
  ['a unit without parts', ['710000', '710000', '710000'], '选择省份', '台湾省'],
  ['a city that the list no longer has', ['330000', '339900', '339901'], '选择城市', '杭州市'],
  ['a county that the list no longer has', ['330000', '330100', '330105'], '选择区县', '西湖区'],
  ['a province that the list no longer has', ['990000', '990100'], '选择省份', '浙江省'],
])('with %s chosen before it opens at places to choose from', (_, value, list, place) => {
  render(<Form value={value} onConfirm={jest.fn()} />);
  expect(listed(list)).toContain(place);
});
