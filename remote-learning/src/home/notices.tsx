import {
  asEntered,
  examStanding,
  isContractSigned,
  paperInfo,
  useCall,
  userOrders,
  type Paper,
  type UserDetail,
} from '@suite/api';
import { noteExam, solvedExam, useTakenPaper } from '@suite/features/spaced-review';
import { useOwner, useWaiting } from '@suite/kernel/records';
import { useEffect, useState } from 'react';
import { contractToSign, noticesFor, type NoticeFacts } from './notice';
import { NoticeRow } from './notice-row';
import css from './notices.module.css';

/** Rows of the card: if there are more notices the last row is a button, so that the day's work stays on the first screen. */
const SHOWN = 2;

/** What the notices read beside the detail. The page asks for it before their place is drawn. */
export function useNoticeReads(detail: UserDetail) {
  const orders = useCall(userOrders, undefined, asEntered);
  // The detail may be older than a signature, which the sign service confirms later.
  const signed = useCall(isContractSigned, undefined, { ...asEntered, enabled: !!contractToSign(detail) });
  const { paperId } = detail;
  const paper = useCall(paperInfo, { paper_id: paperId ?? 0 }, { ...asEntered, enabled: !!paperId });
  return {
    orders: orders.data,
    isSigned: !!signed.data?.is_signed,
    paper: paper.data,
    isWhole: !(orders.isLoading || signed.isLoading || paper.isLoading),
  };
}

/** The exam in turn comes into the 错题本 as soon as it has a score, and is kept for it after another one is in turn. */
function useExamReview(paperId: number | null, paper: Paper | undefined) {
  const owner = useOwner();
  useEffect(() => {
    if (paperId) noteExam(owner, paperId);
  }, [owner, paperId]);
  useTakenPaper(paper && solvedExam(paper));
}

/** What waits for the learner: an order, what is not synchronised, a contract, missing information, an exam, and news that are told once. */
export function Notices(facts: Omit<NoticeFacts, 'orders' | 'isSigned' | 'waiting' | 'exam'>) {
  const { orders, isSigned, paper } = useNoticeReads(facts.detail);
  useExamReview(facts.detail.paperId, paper);
  const waiting = useWaiting();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [all, setAll] = useState(false);
  const due = noticesFor({
    ...facts,
    orders,
    isSigned,
    waiting,
    exam: paper && examStanding(paper),
  }).filter(({ key }) => !closed.includes(key));
  if (due.length === 0) return null;

  const shown = all || due.length <= SHOWN ? due : due.slice(0, SHOWN - 1);
  return (
    <section className={css.card} aria-label="提醒">
      <ul>
        {shown.map((notice) => (
          <NoticeRow
            key={notice.key}
            notice={notice}
            onClose={() => setClosed((before) => [...before, notice.key])}
          />
        ))}
      </ul>
      {due.length > shown.length ? (
        <button type="button" className={css.more} onClick={() => setAll(true)}>
          还有 {due.length - shown.length} 条提醒
        </button>
      ) : null}
    </section>
  );
}
