import type { Address, Certificate, CertificatePart } from '@suite/api';
import { addressOf, addressRules, emptyAddress } from '@suite/features/address';
import { errorsBy, type Errors } from '@suite/features/form';
import { isIdNumber } from '@suite/features/id-number';
import { dayOf } from '@suite/kernel/time';

/** The address of the certificate, else the learner's: it alone is kept on the device while the form is filled in. */
export const startAddress = ({ address }: Certificate, usual: Address | null): Address =>
  address || usual ? addressOf((address ?? usual) as Address) : emptyAddress;

interface FormState {
  photo: string;
  /** The photo that a reviewer has refused; undefined without one. */
  refusedPhoto: string | undefined;
  /** Another photo is on its way. */
  isUploading: boolean;
  idNumber: string;
  /** The number that the provider has is to stay. */
  keepsNumber: boolean;
  /** The address that the provider has is to stay. */
  keepsAddress: boolean;
  /** The provider's time. */
  now: string;
}

/** What has to be corrected before the form can be sent, in the order of its fields. */
export function formErrors(
  values: Address,
  { photo, refusedPhoto, isUploading, idNumber, keepsNumber, keepsAddress, now }: FormState,
): Errors {
  const errors: Errors = {};
  if (!keepsNumber && !isIdNumber(idNumber, dayOf(now))) {
    errors.idNumber = idNumber ? '身份证号不正确，请逐位核对' : '请输入身份证号';
  }
  if (isUploading) errors.photo = '照片正在上传，请稍候';
  else if (!photo) errors.photo = '请上传证件照';
  else if (photo === refusedPhoto) errors.photo = '请换一张照片';
  return keepsAddress ? errors : { ...errors, ...errorsBy(addressRules, values) };
}

/** What a reviewer asks the learner to correct. */
export const partNames: Record<CertificatePart, string> = { photo: '证件照', id_number: '身份证号' };
