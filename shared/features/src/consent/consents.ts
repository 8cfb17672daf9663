import type { ConsentItem } from '@suite/api';

/** Version of all texts of consent; a learner who has consented to an older one is asked again. */
export const CONSENT_VERSION = '1.2';

export const consentTitles: Record<ConsentItem, string> = {
  id_number: '身份证号使用说明',
  face: '人脸信息使用说明',
  signature: '签名与数字证书使用说明',
  photo: '证件照使用说明',
  bank_card: '银行卡号使用说明',
};
