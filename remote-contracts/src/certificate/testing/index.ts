import type { Certificate, CertificateOverview, SavedAddress } from '@suite/api';
import { consentTo } from '@suite/features/consent/testing';

export const consents = [consentTo('id_number'), consentTo('photo')];

export const savedAddress: SavedAddress = {
  id: 1,
  name: '沈知夏',
  mobile: '19900001006',
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 188 号',
  region: '浙江省杭州市西湖区',
};

/** A certificate that can be applied for, with some things about it changed. */
export const certificateWith = (part: Partial<Certificate>): Certificate => ({
  line: 'finance',
  course_name: '家庭理财通识课',
  state: 'none',
  conditions: [
    { key: 'graduated', is_met: 1 },
    { key: 'contract', is_met: 1 },
    { key: 'information', is_met: 1 },
  ],
  photo: '',
  id_number: '',
  address: null,
  wrong_parts: [],
  events: [],
  zheng_no: '',
  verify_code: '',
  issue_date: '',
  correct_until: '',
  consents,
  ...part,
});

/** An application whose data the provider has. */
export const filled: Partial<Certificate> = {
  photo: '/api/media/certificate-photos/1',
  id_number: '320102********028X',
  address: savedAddress,
};

export const issued: Partial<Certificate> = {
  ...filled,
  state: 'issued',
  zheng_no: 'CS2026100006',
  verify_code: 'KM7QW3ZD',
  issue_date: '2026-03-09',
  correct_until: '2026-04-07 23:59:59',
};

export const overviewOf = (...parts: Partial<Certificate>[]): CertificateOverview => ({
  name: '沈知夏',
  server_time: '2026-03-11 12:00:00',
  certificates: parts.map(certificateWith),
});
