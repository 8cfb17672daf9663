import {
  codes,
  updateAddress,
  updateUserBasicInfo,
  type Certificate,
  type CertificateInfoParams,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consents, filled, issued, overviewOf } from './testing';
import { alerts, choose, freshForm, input, NEW_PHOTO, OWN_NUMBER, submit, visit } from './testing/form';

jest.mock('./shrink-photo', () => ({ shrinkPhoto: async () => 'data:image/jpeg;base64,/9j/' }));
jest.mock('./photo-file', () => ({ photoProblem: async () => undefined }));

freshForm();

const rejected: Partial<Certificate> = {
  ...filled,
  state: 'rejected',
  wrong_parts: ['photo', 'id_number'],
  events: [{ state: 'rejected', record_time: '2026-03-10 09:00:00', reason: '照片有反光' }],
};

/** A provider that takes other data, and says what is wrong still. */
function taking(part: Partial<Certificate>) {
  const now = { ...part };
  return {
    certificates: async () => overviewOf({ ...now }),
    update({ photo, id_number }: CertificateInfoParams): null {
      const isWrong = { photo: photo === now.photo, id_number: !id_number };
      now.wrong_parts = now.wrong_parts?.filter((one) => isWrong[one]);
      now.photo = photo;
      return null;
    },
  };
}

test('what has been corrected is not asked for again by a learner who comes back to the form', async () => {
  const provider = taking(rejected);
  const first = visit({}, provider);
  await userEvent.type(await input(/身份证号/), OWN_NUMBER);
  await choose('更换证件照');
  await submit();
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/certificate-apply'));
  first.unmount();
  // Another device, or the same one after a logout.
  localStorage.clear();
  const { callsOf, router } = visit({}, provider);
  expect(await screen.findByText('320102********028X')).toBeVisible();
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate-apply'));
  expect(callsOf(updateUserBasicInfo).map(({ params }) => params)).toEqual([
    { line: 'finance', photo: NEW_PHOTO, id_number: '', consents },
  ]);
});

test('a correction whose second half got no answer is sent again with the same photo', async () => {
  let isLost = true;
  const move = (): null => {
    if (isLost) throw new CallError('service', 0, '');
    return null;
  };
  const { router } = visit({}, { ...taking({ ...rejected, wrong_parts: ['photo'] }), move });
  await choose('更换证件照');
  await submit();
  expect(await screen.findByText(/没有收到结果/)).toBeVisible();
  isLost = false;
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate-apply'));
});

test('a later rejection asks for another photo again', async () => {
  const provider = taking({ ...rejected, wrong_parts: ['photo'] });
  const first = visit({}, provider);
  await choose('更换证件照');
  await submit();
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/certificate-apply'));
  first.unmount();
  visit({
    ...rejected,
    photo: NEW_PHOTO,
    wrong_parts: ['photo'],
    events: [{ state: 'rejected', record_time: '2026-03-11 09:00:00', reason: '照片太暗' }],
  });
  await submit();
  expect(alerts()).toEqual(['请换一张照片']);
});

test('a shipped certificate is corrected without its address, which the provider takes no more', async () => {
  const refuse = () => {
    throw new CallError('shown', codes.RULE, '证书已经寄出，不能再修改地址');
  };
  const { callsOf, router } = visit({ ...issued, state: 'shipped' }, { move: refuse });
  await choose('更换证件照');
  expect(screen.queryByRole('textbox', { name: /收件人/ })).toBeNull();
  expect(screen.getByText('浙江省杭州市西湖区文三路 188 号')).toBeVisible();
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate-apply'));
  expect(callsOf(updateUserBasicInfo)).toHaveLength(1);
  expect(callsOf(updateAddress)).toEqual([]);
});

test('the data are not sent while another photo is on its way', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const { callsOf } = visit(issued, { upload: () => held.then(() => ({ url: NEW_PHOTO })) });
  await choose('更换证件照');
  await submit();
  expect(alerts()).toEqual(['照片正在上传，请稍候']);
  expect(callsOf(updateUserBasicInfo)).toEqual([]);
  arrive();
  await waitFor(() => expect(alerts()).toEqual([]));
  await submit();
  await waitFor(() =>
    expect(callsOf(updateUserBasicInfo).map(({ params }) => params)).toMatchObject([{ photo: NEW_PHOTO }]),
  );
});
