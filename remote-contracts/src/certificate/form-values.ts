import type { Address, Certificate, CertificatePart } from '@suite/api';
import { addressOf, addressRules, emptyAddress } from '@suite/features/address';
import { errorsBy, type Errors } from '@suite/features/form';
import { isIdNumber } from '@suite/features/id-number';
import { dayOf } from '@suite/kernel/time';

/** What of the form is kept on the device while it is being filled in; the ID number is not. */
export interface FormValues extends Address {
  photo: string;
}

/** What the provider has already; the address is that of the certificate, else the learner's. */
export const startValues = ({ photo, address }: Certificate, usual: Address | null): FormValues => ({
  photo,
  ...(address || usual ? addressOf((address ?? usual) as Address) : emptyAddress),
});

interface FormState {
  certificate: Certificate;
  idNumber: string;
  /** The number that the provider has is to stay. */
  keepsNumber: boolean;
  /** The provider's time. */
  now: string;
}

/** What has to be corrected before the form can be sent, in the order of its fields. */
export function formErrors(
  values: FormValues,
  { certificate, idNumber, keepsNumber, now }: FormState,
): Errors {
  const errors: Errors = {};
  if (!keepsNumber && !isIdNumber(idNumber, dayOf(now))) {
    errors.idNumber = idNumber ? '身份证号不正确，请逐位核对' : '请输入身份证号';
  }
  const isRejected = certificate.wrong_parts.includes('photo') && values.photo === certificate.photo;
  if (!values.photo) errors.photo = '请上传证件照';
  else if (isRejected) errors.photo = '请换一张照片';
  return { ...errors, ...errorsBy(addressRules, values) };
}

/** What a reviewer asks the learner to correct. */
export const partNames: Record<CertificatePart, string> = { photo: '证件照', id_number: '身份证号' };
