import { asEntered, fenOf, hasRefund, refundAgreement, refundOffer, useCall, type Amount } from '@suite/api';
import { useLearner } from '@suite/features/learner';
import { refundRecord } from '@suite/features/signing';
import { platform } from '@suite/kernel';
import type { LearnerId } from '@suite/kernel/records';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { EmptyPage, FamilySkeleton } from '@suite/ui';
import { useEffect, useState } from 'react';
import { AgreementStep } from './agreement-step';
import { FiguresStep } from './figures-step';
import { isRunning } from './is-running';
import { SignStep } from './sign-step';
import { nextPlace } from './words';

/** Nobody signs for an amount that they cannot read. */
const isUnread = (amount: Amount) => Number.isNaN(fenOf(amount));

const Unread = ({ what }: { what: string }) => (
  <EmptyPage
    scene="contract"
    title="退款协议"
    text={`${what}没有加载出来，请稍后再试`}
    action="返回退款申请"
    to={links.refundContracts()}
  />
);

/** A refund before it is asked for: the figures first, then the agreement in full, then the signature. */
export default function RefundContractPage() {
  const [search] = useSearchParams();
  const contractId = Number(search.get('contractId'));
  const learner = useLearner('learner').data;
  const enabled = contractId > 0;
  const known = useCall(hasRefund, { contractId }, { ...asEntered, enabled });
  const offer = useCall(refundOffer, { contractId }, { ...asEntered, enabled });
  const to = (text: string, action: string, place: string) => (
    <EmptyPage scene="contract" title="退款协议" text={text} action={action} to={place} />
  );
  const toList = (text: string) => to(text, '查看可退款的课程', links.refundContracts());
  const running = isRunning(known.data?.refund) ? known.data.refund : undefined;
  // Strokes for a signature that another phone has made already are of no use here.
  useEffect(() => {
    if (running) refundRecord(learner, contractId).remove();
  }, [running, learner, contractId]);
  if (!enabled) return toList('没有找到要退款的合同');
  if (running) {
    const { status } = running;
    return to('这份合同的退款协议已经签署，不用再签', '查看退款', nextPlace(contractId, status));
  }
  if (offer.data && !offer.data.can_refund) return toList(`现在不能退款：${offer.data.reason}`);
  if (!known.data || !offer.data || !learner) {
    return (
      <LoadingPage
        skeleton={<FamilySkeleton family="article" />}
        title="退款协议"
        query={known.data ? offer : known}
      />
    );
  }
  if (isUnread(offer.data.amount)) return <Unread what="应退金额" />;
  const step = search.get('step');
  return step ? (
    <Agreement
      key={contractId}
      learner={learner}
      contractId={contractId}
      isSigning={step === 'sign'}
      onNotTaken={known.refetch}
    />
  ) : (
    <FiguresStep contractId={contractId} offer={offer.data} />
  );
}

interface AgreementProps {
  learner: LearnerId;
  contractId: number;
  isSigning: boolean;
  onNotTaken: () => Promise<unknown>;
}

/** A changed agreement goes back to reading, whatever step the address names. */
function Agreement({ learner, contractId, isSigning, onNotTaken }: AgreementProps) {
  const query = useCall(refundAgreement, { contractId }, asEntered);
  const [record] = useState(() => refundRecord(learner, contractId));
  const { data } = query;
  if (!data) {
    return <LoadingPage skeleton={<FamilySkeleton family="article" />} title="退款协议" query={query} />;
  }
  if (isUnread(data.amount)) return <Unread what="应退金额" />;
  // Without its words an agreement would count as read at once.
  if (!data.clauses.some(({ text }) => text)) return <Unread what="退款协议" />;
  if (isSigning && record.read().readVersion === data.version) {
    const readAgain = () => Promise.all([onNotTaken(), query.refetch()]);
    return <SignStep agreement={data} record={record} onNotTaken={readAgain} />;
  }
  return (
    <AgreementStep
      key={data.version}
      agreement={data}
      onRead={() => {
        record.save(data.version, { readVersion: data.version });
        platform().navigate(links.refundContract({ contractId, step: 'sign' }), { replace: isSigning });
      }}
    />
  );
}
