import type { Certificate, CertificateState, CourseLine, OwnedCourse, UserDetail } from '@suite/api';
import { links } from '@suite/kernel/links';
import { isPast, momentOf } from '@suite/kernel/time';

type Tone = 'primary' | 'success' | 'warning' | 'danger' | 'grey';

interface StateWords {
  word: string;
  tone: Tone;
}

const notYet: StateWords = { word: '可以申请', tone: 'primary' };

const words: Partial<Record<CertificateState, StateWords>> = {
  draft: { word: '未提交', tone: 'warning' },
  submitted: { word: '待审核', tone: 'primary' },
  reviewing: { word: '审核中', tone: 'primary' },
  rejected: { word: '需要修改', tone: 'danger' },
  issued: { word: '已颁发', tone: 'success' },
  shipped: { word: '已寄出', tone: 'success' },
};

export const isEligible = ({ conditions }: Certificate): boolean => conditions.every(({ is_met }) => is_met);

export const isIssued = ({ state }: Certificate): boolean => state === 'issued' || state === 'shipped';

export const stateWords = (certificate: Certificate): StateWords =>
  certificate.state === 'none' && !isEligible(certificate)
    ? { word: '未满足条件', tone: 'grey' }
    : (words[certificate.state] ?? notYet);

/** Whether a mistake on an issued certificate can still be corrected. */
export const canCorrect = ({ correct_until }: Certificate, now: string): boolean =>
  correct_until !== '' && !isPast(correct_until, momentOf(now));

/** What of an application the learner may change now. */
export function changeable(certificate: Certificate, now: string): 'all' | 'address' | 'nothing' {
  const { state } = certificate;
  if (isIssued(certificate) && canCorrect(certificate, now)) return 'all';
  if (state === 'submitted' || state === 'reviewing' || state === 'issued') return 'address';
  return state === 'shipped' || !isEligible(certificate) ? 'nothing' : 'all';
}

/** Whether the provider has everything that an application needs. */
export const isComplete = ({ photo, id_number, address }: Certificate): boolean =>
  !!photo && !!id_number && !!address;

interface Way {
  word: string;
  to: string;
}

/** The next thing to do with a certificate; undefined as long as a condition is not met. */
export function nextWay(certificate: Certificate): Way | undefined {
  const { line, state } = certificate;
  if (isIssued(certificate)) return { word: '查看证书', to: links.myCertificates() };
  if (state === 'submitted' || state === 'reviewing') {
    return { word: '查看审核进度', to: links.certificateAudit({ line }) };
  }
  if (state === 'rejected') return { word: '查看原因并修改', to: links.certificateAudit({ line }) };
  if (!isEligible(certificate)) return undefined;
  return {
    word: state === 'draft' ? '继续填写' : '申请证书',
    to: links.certificateForm({ line }),
  };
}

/** What is most urgent comes first. */
const urgency: readonly CertificateState[] = [
  'rejected',
  'draft',
  'none',
  'submitted',
  'reviewing',
  'issued',
  'shipped',
];

/** The certificate that a page without a line in its address is about. */
export function mostUrgent(certificates: readonly Certificate[]): Certificate | undefined {
  const rank = (one: Certificate) =>
    urgency.indexOf(one.state) + (one.state === 'none' && !isEligible(one) ? urgency.length : 0);
  return certificates.slice().sort((one, other) => rank(one) - rank(other))[0];
}

/** A condition with the way to what is missing for it. */
export interface Condition {
  title: string;
  isMet: boolean;
  text: string;
  way?: Way;
}

/** The checklist of a certificate. */
export function checklist({ conditions, line }: Certificate, detail: UserDetail | undefined): Condition[] {
  const course = detail?.courseList.find((one) => one.line === line && !one.is_public);
  return conditions.map(({ key, is_met }): Condition => {
    const isMet = !!is_met;
    if (key === 'contract') {
      return {
        title: '签署合同，完成实名认证',
        isMet,
        text: isMet ? '证书上印实名认证的姓名' : '合同还没有签署，证书上要印实名认证的姓名',
        way: { word: '去签署', to: links.contracts() },
      };
    }
    if (key === 'information') {
      return {
        title: '学员资料完整',
        isMet,
        text: isMet ? '资料已完善' : '个人资料还没有填完',
        way: { word: '去完善', to: links.fillInformation() },
      };
    }
    return { title: '课程毕业', isMet, ...(isMet ? { text: '已毕业' } : graduation(course, line)) };
  });
}

/** What is missing for graduation, and where to go on; the course comes with its class. */
function graduation(course: OwnedCourse | undefined, line: CourseLine): Pick<Condition, 'text' | 'way'> {
  if (!course) {
    return {
      text: '开班以后，学完并通过考试就毕业',
      way: { word: '查看班级', to: links.classInfo({ line }) },
    };
  }
  const { course_id, progress } = course;
  return progress < 100
    ? {
        text: `已学 ${progress}%，学完并通过考试后毕业`,
        way: { word: '去学习', to: links.course({ id: course_id }) },
      }
    : {
        text: '课程已学完，老师确认成绩后毕业',
        way: { word: '查看毕业信息', to: links.graduation() },
      };
}
