import {
  areas,
  codes,
  isFilledAddress,
  outdatedConsents,
  postAddress,
  updateAddress,
  updateUserBasicInfo,
  uploadImg,
  userDetail,
  type Certificate,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consents, filled, issued, overviewOf, savedAddress } from './testing';
import { alerts, choose, freshForm, input, NEW_PHOTO, OWN_NUMBER, submit, tick, visit } from './testing/form';

jest.mock('./shrink-photo', () => ({ shrinkPhoto: async () => 'data:image/jpeg;base64,/9j/' }));
jest.mock('./photo-file', () => ({
  photoProblem: async ({ size }: File) => (size < 3 ? '照片太小' : undefined),
}));

freshForm();

test('the verified name is shown and cannot be changed, the learner’s address stands in the form', async () => {
  visit({});
  expect(await input(/收件人/)).toHaveValue('沈知夏');
  expect(screen.getByText('实名认证的姓名，将印在证书上，不能修改')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /姓名/ })).toBeNull();
  expect(await screen.findByText('浙江省 杭州市 西湖区')).toBeVisible();
});

test('the address and the regions are read beside the certificates, once', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const { callsOf } = visit({}, { certificates: () => held.then(() => overviewOf({})) });
  await waitFor(() => expect(callsOf(isFilledAddress)).toHaveLength(1));
  expect(callsOf(areas)).toHaveLength(1);
  arrive();
  expect(await screen.findByText('浙江省 杭州市 西湖区')).toBeVisible();
  expect([callsOf(isFilledAddress), callsOf(userDetail)].map(({ length }) => length)).toEqual([1, 1]);
});

test('an application is sent with its photo, its number and its address', async () => {
  const { callsOf, router } = visit({ consents: [] });
  await userEvent.type(await input(/身份证号/), '320102 19870705 028x');
  await choose();
  expect(alerts()).toEqual(['请先阅读并同意《证件照使用说明》']);
  await tick('证件照使用说明');
  await choose();
  expect(await screen.findByAltText('已上传的证件照')).toHaveAttribute('src', NEW_PHOTO);
  await submit();
  expect(alerts()).toEqual(['请先阅读并同意《身份证号使用说明》', '请先阅读并同意上面的说明']);
  await tick('身份证号使用说明');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate-apply'));
  const given = consents.map(({ item }) => expect.objectContaining({ item, version: '1.2' }));
  expect(callsOf(uploadImg).map(({ params }) => params)).toMatchObject([{ consent: given[1] }]);
  expect(callsOf(updateUserBasicInfo).map(({ params }) => params)).toEqual([
    { line: 'finance', photo: NEW_PHOTO, id_number: OWN_NUMBER, consents: given },
  ]);
  const { id: _, region: __, ...address } = savedAddress;
  expect(callsOf(updateAddress).map(({ params }) => params)).toEqual([{ line: 'finance', ...address }]);
  expect(callsOf(postAddress)).toEqual([]);
});

test('consents whose texts the server has replaced lead to a reload of the page', async () => {
  visit(
    { consents },
    {
      upload: async () => {
        throw new CallError('shown', codes.CONSENT_OUTDATED, '说明已更新');
      },
    },
  );
  await input(/身份证号/);
  expect(alerts()).toEqual([]);
  await choose();
  await waitFor(() => expect(alerts()).toHaveLength(2));
  expect(alerts()[1]).toContain('《证件照使用说明》已更新，请刷新页面');
  act(() => outdatedConsents.setState(false, true));
});

test('what is missing is named, and nothing is sent', async () => {
  const { callsOf } = visit({}, { usual: null });
  await submit();
  expect(alerts()).toEqual([
    '请输入身份证号',
    '请上传证件照',
    '请输入收件人姓名',
    '请输入 11 位手机号',
    '请选择所在地区',
    '请输入街道和门牌号，至少 4 个字',
  ]);
  await userEvent.type(await input(/身份证号/), '320102198707050281');
  expect(alerts()[0]).toBe('身份证号不正确，请逐位核对');
  expect(callsOf(updateUserBasicInfo)).toEqual([]);
});

test('ID number and photo are never kept on the device, the rest is', async () => {
  const first = visit({});
  await userEvent.type(await input(/身份证号/), OWN_NUMBER);
  await userEvent.clear(await input(/收件人/));
  await userEvent.type(await input(/收件人/), '沈爸爸');
  await choose();
  await screen.findByAltText('已上传的证件照');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(OWN_NUMBER);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(NEW_PHOTO);
  first.unmount();
  visit({ photo: NEW_PHOTO });
  expect(await input(/身份证号/)).toHaveValue('');
  expect(await input(/收件人/)).toHaveValue('沈爸爸');
  expect(screen.getByAltText('已上传的证件照')).toBeVisible();
});

test('a first address becomes the learner’s own', async () => {
  const { callsOf } = visit(filled, { usual: null });
  await submit();
  await waitFor(() => expect(callsOf(postAddress)).toHaveLength(1));
});

test('a correction asks for what was wrong and keeps the rest', async () => {
  const { callsOf } = visit({
    ...filled,
    state: 'rejected',
    wrong_parts: ['photo'],
    events: [{ state: 'rejected', record_time: '2026-03-10 09:00:00', reason: '照片有反光' }],
  });
  expect(await screen.findByText('照片有反光')).toBeVisible();
  expect(screen.getByText('只需要修改证件照，其他资料都已保留。')).toBeVisible();
  expect(screen.getByText('320102********028X')).toBeVisible();
  await submit();
  expect(alerts()).toEqual(['请换一张照片']);
  await choose('更换证件照');
  await waitFor(() => expect(alerts()).toEqual([]));
  await submit();
  await waitFor(() =>
    expect(callsOf(updateUserBasicInfo).map(({ params }) => params)).toEqual([
      { line: 'finance', photo: NEW_PHOTO, id_number: '', consents },
    ]),
  );
});

test('the form of another course begins with the first address, too', async () => {
  const { callsOf } = visit(filled, { usual: null });
  await submit();
  await waitFor(() => expect(callsOf(isFilledAddress)).toHaveLength(2));
});

test('a wrong ID number is typed anew; another learner may choose to', async () => {
  visit({ ...filled, state: 'rejected', wrong_parts: ['id_number'] });
  expect(await input(/身份证号/)).toHaveValue('');
});

test('a known ID number is typed anew at a tap', async () => {
  visit({ ...filled, state: 'draft' });
  await userEvent.click(await screen.findByRole('button', { name: '修改身份证号' }));
  expect(await input(/身份证号/)).toHaveValue('');
});

test('a photo that cannot be used is refused before it is sent, one that was lost can be sent again', async () => {
  let reply: () => { url: string } = () => {
    throw new CallError('service', 0, '');
  };
  const upload = async () => reply();
  const { callsOf } = visit({}, { upload });
  await choose('上传证件照', 'xx');
  expect(await screen.findByText('照片太小')).toBeVisible();
  expect(callsOf(uploadImg)).toEqual([]);
  await choose();
  expect(await screen.findByText('照片没有上传成功，请再试一次')).toBeVisible();
  reply = () => null as never;
  await choose();
  expect(await screen.findByText('照片没有上传成功，请再试一次')).toBeVisible();
  reply = () => ({ url: NEW_PHOTO });
  await choose();
  expect(await screen.findByAltText('已上传的证件照')).toBeVisible();
  expect(alerts()).toEqual([]);
});

test('a form that another tab has submitted meanwhile says what can be changed now', async () => {
  let part: Partial<Certificate> = { ...filled, state: 'draft' };
  const refuse = () => {
    part = { ...filled, state: 'reviewing' };
    throw new CallError('shown', codes.RULE, '审核期间不能修改照片和证件');
  };
  visit({}, { certificates: async () => overviewOf(part), update: refuse });
  await submit();
  expect(await screen.findByRole('button', { name: '保存地址' })).toBeVisible();
});

test.each<[string, Partial<Certificate>, string]>([
  ['while it is reviewed', { ...filled, state: 'reviewing' }, '?line=finance'],
  // Its data could be corrected, too, which would bring it back to the review.
  ['of an issued one that is not sent', issued, '?line=finance&only=address'],
])('%s the address alone can be changed', async (_, part, at) => {
  const { callsOf, router } = visit({ ...part }, { at });
  expect(await input(/收件人/)).toBeVisible();
  expect(screen.queryByLabelText('更换证件照')).toBeNull();
  await userEvent.type(await input(/详细地址/), ' 2 幢');
  await submit('保存地址');
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate-audit'));
  expect(callsOf(updateAddress)[0]?.params).toMatchObject({ line: 'finance', address: '文三路 188 号 2 幢' });
  expect(callsOf(updateUserBasicInfo)).toEqual([]);
});

test.each<[string, Partial<Certificate>, string, string]>([
  [
    'shipped and past its correction',
    { ...issued, state: 'shipped', correct_until: '' },
    '证书已经寄出，资料不能再修改',
    '/certificate-my',
  ],
  [
    'not to be applied for',
    { conditions: [{ key: 'graduated', is_met: 0 }] },
    '还没有满足申请条件',
    '/certificate-home',
  ],
])('one that is %s has no form', async (_, part, words, to) => {
  visit(part);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', to);
});

test('an issued certificate can be corrected within its time', async () => {
  visit({ ...issued });
  expect(await screen.findByLabelText('更换证件照')).toBeEnabled();
});
