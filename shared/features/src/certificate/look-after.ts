import { hasCertificate, type CertificateState, type CourseLine } from '@suite/api';
import {
  days,
  defineRecord,
  isUndisturbed,
  waitingChanged,
  type Duty,
  type LearnerId,
  type Waiting,
} from '@suite/kernel/records';
import { links } from '@suite/kernel/links';
import { Toast } from '@suite/ui/base';

/** An application that was submitted from this device, until the learner has seen what became of it. */
interface Application {
  since: number;
  /** The reviewers' word; absent as long as they have not given it. */
  result?: 'rejected' | 'issued';
}

const applications = defineRecord<Application>({
  kind: 'certificate',
  version: 1,
  owner: 'learner',
  personal: false,
  expires: days(120),
  read(stored) {
    const { since, result } = Object(stored) as Partial<Application>;
    if (typeof since !== 'number') return undefined;
    return { since, ...((result === 'rejected' || result === 'issued') && { result }) };
  },
});

const results: Partial<Record<CertificateState, Application['result']>> = {
  rejected: 'rejected',
  issued: 'issued',
  shipped: 'issued',
};

const words = { rejected: '证书申请需要修改', issued: '证书已颁发' };

/** An application was submitted: the learner is told on any page what becomes of it. */
export function certificateSubmitted(owner: LearnerId | undefined, line: CourseLine): void {
  applications.of(owner, line).save({ since: Date.now() });
  waitingChanged();
}

/** The learner has seen how an application stands. */
export function certificateSeen(owner: LearnerId | undefined, line: CourseLine): void {
  const record = applications.of(owner, line);
  if (!record.read()?.result) return;
  record.remove();
  waitingChanged();
}

const waiting = (owner: LearnerId): Waiting[] =>
  applications.all(owner).flatMap(({ id, value: { since, result } }) =>
    result
      ? {
          id: `certificate ${id}`,
          name: words[result],
          text: result === 'issued' ? '可以查看和保存了' : '查看原因，改好后重新提交',
          since,
          to: result === 'issued' ? links.myCertificates() : links.certificateAudit({ line: id }),
          dismiss: () => certificateSeen(owner, id as CourseLine),
        }
      : [],
  );

/** Asks how the applications stand that were submitted from this device, while there are any. */
async function run(owner: LearnerId): Promise<boolean> {
  const open = applications.all(owner).filter(({ value }) => !value.result);
  if (open.length === 0) return false;
  let isChanged = false;
  const answer = await hasCertificate().catch(() => null);
  for (const { id, value } of open) {
    const state = answer?.certificates.filter(({ line }) => line === id)[0]?.state;
    const result = state && results[state];
    const record = applications.of(owner, id);
    // Another round may have told it while the server was asked.
    if (!result || record.read()?.result) continue;
    isChanged = true;
    record.save({ ...value, result });
    if (!isUndisturbed()) Toast.info(words[result]);
  }
  waitingChanged();
  return isChanged;
}

/** What the host's reconciler does about certificates on any page. */
export const certificateDuty: Duty = { kind: 'certificate', waiting, run };
