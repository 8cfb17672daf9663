import {
  areas,
  hasCertificate,
  isFilledAddress,
  postAddress,
  updateAddress,
  updateUserBasicInfo,
  uploadImg,
  userDetail,
  type Certificate,
  type CertificateInfoParams,
  type SavedAddress,
  type UserDetail,
} from '@suite/api';
import { formDrafts } from '@suite/features/form';
import { answer, fakeCanvas, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overviewOf, savedAddress } from '.';
import CertificateFormPage from '../certificate-form.page';

export const OWN_NUMBER = '32010219870705028X';
export const NEW_PHOTO = '/api/media/certificate-photos/2';

/** Before each test: nothing kept on the device, and what jsdom lacks. After it: everything as it was. */
export function freshForm() {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => {
    fakeCanvas();
    formDrafts.of({ line: 'learner', user: 7 }, 'certificate.finance').remove();
  });
  afterEach(() => jest.restoreAllMocks());
}

/** Opens the form of a certificate. */
export function visit(
  part: Partial<Certificate>,
  {
    usual = savedAddress as SavedAddress | null,
    upload = async () => ({ url: NEW_PHOTO }),
    certificates = async () => overviewOf(part),
    update = (_: CertificateInfoParams): null => null,
    move = (): null => null,
    at = '?line=finance',
  } = {},
) {
  return renderPage(<CertificateFormPage />, {
    path: '/certificate-form',
    at: `/certificate-form${at}`,
    answers: [
      answer(hasCertificate, certificates),
      answer(userDetail, { userInfo: { id: 7 } } as UserDetail),
      answer(isFilledAddress, { is_filled: usual ? 1 : 0, address: usual }),
      answer(areas, {
        province_list: { 330000: '浙江省' },
        city_list: { 330100: '杭州市' },
        area_list: { 330106: '西湖区' },
      }),
      answer(uploadImg, upload),
      answer(updateUserBasicInfo, update),
      answer(updateAddress, move),
      answer(postAddress, savedAddress),
    ],
  });
}

export const input = (name: string | RegExp) => screen.findByRole('textbox', { name });
export const submit = async (name = '下一步，核对证书') =>
  userEvent.click(await screen.findByRole('button', { name }));
export const choose = async (name = '上传证件照', text = 'bytes') =>
  userEvent.upload(await screen.findByLabelText(name), new File([text], 'me.jpg', { type: 'image/jpeg' }));
export const tick = (title: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: `我已阅读并同意《${title}》` }));
export const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent);
