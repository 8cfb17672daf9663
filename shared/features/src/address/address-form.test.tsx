import { areas, postAddress, type Address, type Areas } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressForm, addressErrors, emptyAddress } from '.';

const list: Areas = {
  province_list: { 330000: '浙江省' },
  city_list: { 330100: '杭州市' },
  area_list: { 330106: '西湖区' },
};
const whole: Address = {
  name: '许清禾',
  mobile: '19900001004',
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 1 号',
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());

function visit(
  start: Address,
  send: () => Promise<unknown> = async () => null,
  read: () => Promise<Areas> = async () => list,
) {
  const [sent, onSent] = [jest.fn(send), jest.fn()];
  const page = renderPage(
    <AddressForm
      draft={{ user: 7, name: 'address' }}
      start={start}
      send={sent}
      onSent={onSent}
      action="提交地址"
    >
      <h1>收货地址</h1>
    </AddressForm>,
    { answers: [answer(areas, read), answer(postAddress, { ...whole, id: 1, region: '' })] },
  );
  return { ...page, sent, onSent };
}
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交地址' }));

test('a region that the provider writes as numbers is shown, and the list of regions opens at it', async () => {
  const numbers = { ...whole, province_id: 330000, city_id: 330100, area_id: 330106 } as unknown as Address;
  const { sent } = visit(numbers);
  await userEvent.click(await screen.findByText('浙江省 杭州市 西湖区'));
  expect(await screen.findByRole('button', { name: '西湖区', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await submit();
  await waitFor(() => expect(sent.mock.calls).toEqual([[whole]]));
});

test('an address is typed, its area chosen level by level, and sent once', async () => {
  const { sent, onSent } = visit(emptyAddress);
  await userEvent.type(screen.getByRole('textbox', { name: /收件人/ }), ' 许清禾');
  await userEvent.type(screen.getByRole('textbox', { name: /手机号/ }), whole.mobile);
  await userEvent.type(screen.getByRole('textbox', { name: /详细地址/ }), whole.address);
  await userEvent.click(await screen.findByRole('button', { name: /所在地区/ }));
  for (const name of ['浙江省', '杭州市', '西湖区'])
    await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('浙江省 杭州市 西湖区')).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: '提交地址' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls).toEqual([[whole]]);
});

test('areas that are still on their way say so to a tap, and open as soon as they are there', async () => {
  let arrive = (_: Areas) => undefined as void;
  const held = new Promise<Areas>((resolve) => (arrive = resolve));
  visit(emptyAddress, undefined, () => held);
  const field = await screen.findByRole('button', { name: /所在地区/ });
  await userEvent.click(field);
  expect(field).toHaveTextContent('加载中');
  arrive(list);
  expect(await screen.findByRole('button', { name: '浙江省' })).toBeVisible();
  expect(field).toHaveTextContent('请选择');
});

test('a record with empty fields leaves them to the learner', async () => {
  visit({ ...whole, name: null, area_id: null } as unknown as Address);
  expect(screen.getByRole('textbox', { name: /收件人/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /手机号/ })).toHaveValue(whole.mobile);
});

test('what is missing is named, field by field', async () => {
  const { sent } = visit(emptyAddress);
  await submit();
  for (const words of ['请输入收件人姓名', '请输入 11 位手机号', '请选择所在地区', /至少 4 个字/])
    expect(screen.getByText(words)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test.each<[Partial<Address>, keyof Address]>([
  [{ name: ' ' }, 'name'],
  [{ mobile: '12345678901' }, 'mobile'],
  [{ area_id: '' }, 'area_id'],
  [{ address: ' 1号 ' }, 'address'],
])('%j is refused', (part, field) => {
  expect(Object.keys(addressErrors({ ...whole, ...part }))).toEqual([field]);
});

test('without an answer the form stays as it was, also after a reload', async () => {
  const down = () => Promise.reject(new CallError('service', 0, ''));
  const { unmount } = visit(whole, down);
  await userEvent.type(screen.getByRole('textbox', { name: /详细地址/ }), ' 2 幢');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('填写的内容还在');
  unmount();
  visit(whole);
  expect(screen.getByRole('textbox', { name: /详细地址/ })).toHaveValue('文三路 1 号 2 幢');
});
