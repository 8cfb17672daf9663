import type { Certificate, CertificateState, UserDetail } from '@suite/api';
import { changeable, checklist, mostUrgent, nextWay, stateWords } from './progress';
import { certificateWith } from './testing';

const NOW = '2026-03-11 12:00:00';
const detail = {
  courseList: [{ line: 'reform', course_id: 302, progress: 45, is_public: 0 }],
  paperId: null,
} as unknown as UserDetail;
const unmet = (key: string): Partial<Certificate> => ({
  state: 'none',
  line: 'reform',
  conditions: [{ key, is_met: 0 } as Certificate['conditions'][number]],
});

test.each<[CertificateState, Partial<Certificate>, 'all' | 'address' | 'nothing']>([
  ['none', {}, 'all'],
  ['none', unmet('contract'), 'nothing'],
  ['draft', {}, 'all'],
  ['submitted', {}, 'address'],
  ['reviewing', {}, 'address'],
  ['rejected', {}, 'all'],
  ['issued', { correct_until: '2026-03-11 23:59:59' }, 'all'],
  ['issued', { correct_until: '2026-03-11 11:59:59' }, 'address'],
  ['shipped', { correct_until: '2026-03-11 23:59:59' }, 'all'],
  ['shipped', { correct_until: '' }, 'nothing'],
])('of one that is %s %j the learner may change %s', (state, part, expected) => {
  expect(changeable(certificateWith({ state, ...part }), NOW)).toBe(expected);
});

test.each<[CertificateState, string, string]>([
  ['none', '可以申请', '/certificate-form?line=finance'],
  ['draft', '未提交', '/certificate-form?line=finance'],
  ['submitted', '待审核', '/certificate-audit?line=finance'],
  ['reviewing', '审核中', '/certificate-audit?line=finance'],
  ['rejected', '需要修改', '/certificate-audit?line=finance'],
  ['issued', '已颁发', '/certificate-my'],
  ['shipped', '已寄出', '/certificate-my'],
])('one that is %s is called %s and leads to %s', (state, word, to) => {
  expect(stateWords(certificateWith({ state })).word).toBe(word);
  expect(nextWay(certificateWith({ state }))?.to).toBe(to);
});

test.each([
  ['graduated', '去学习', '/myinfo/course/302', '已学 45%，学完并通过考试后毕业'],
  ['contract', '去签署', '/myinfo/contract', '合同还没有签署，证书上要印实名认证的姓名'],
  ['information', '去完善', '/fill-information', '个人资料还没有填完'],
])('what is missing, %s, is one tap away', (key, word, to, text) => {
  const certificate = certificateWith(unmet(key));
  expect(checklist(certificate, detail)[0]).toMatchObject({ isMet: false, way: { word, to }, text });
  expect(stateWords(certificate).word).toBe('未满足条件');
  expect(nextWay(certificate)).toBeUndefined();
});

test('before the class has begun, nothing is said to be learned', () => {
  const [condition] = checklist(certificateWith(unmet('graduated')), { ...detail, courseList: [] });
  expect(condition).toMatchObject({
    text: '开班以后，学完并通过考试就毕业',
    way: { word: '查看班级', to: '/class-info?line=reform' },
  });
});

test('what has to be corrected comes first, what cannot be applied for last', () => {
  const list = [
    certificateWith(unmet('contract')),
    certificateWith({ state: 'shipped' }),
    certificateWith({ state: 'rejected' }),
    certificateWith({ state: 'none' }),
  ];
  expect(mostUrgent(list)?.state).toBe('rejected');
  expect(mostUrgent(list.slice(0, 2))?.state).toBe('shipped');
  expect(mostUrgent([])).toBeUndefined();
});
