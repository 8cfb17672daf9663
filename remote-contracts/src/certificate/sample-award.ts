import type { Certificate } from '@suite/api';
import type { Award } from '../award/draw-award';

/** How the certificate will look with what has been given so far. */
export const sampleAward = ({ course_name }: Certificate, name: string, photo: string): Award => ({
  name,
  courseName: course_name,
  number: '审核通过后生成',
  verifyCode: '审核通过后生成',
  day: '审核通过的日期',
  photo: photo || undefined,
  isSample: true,
});

/** The certificate as it was issued. */
export const issuedAward = (certificate: Certificate, name: string): Award => ({
  name,
  courseName: certificate.course_name,
  number: certificate.zheng_no,
  verifyCode: certificate.verify_code,
  day: certificate.issue_date,
  photo: certificate.photo || undefined,
});
