import {
  codes,
  contractIndex,
  hasRefund,
  wapContractInfo,
  type ContractState,
  type Refund,
} from '@suite/api';
import { isUndisturbed, waitingChanged, type Duty, type LearnerId } from '@suite/kernel/records';
import { links } from '@suite/kernel/links';
import { Toast } from '@suite/ui/base';
import {
  refundRecord,
  refundSignings,
  signingRecord,
  signings,
  type SigningRecord,
  type SigningValue,
} from './record';
import { isOver, type Standing } from './types';

/** What the server says of a signature; the version is '' where it did not name it. */
type Answer = Pick<Standing, 'stage' | 'version'>;

/** It takes no signature any more. */
const over: Answer = { stage: 'revoked', version: '' };

/** Whether the device has something that must not outlive the signing, or does not know what became of a signature. */
const isUnderWay = ({ strokes, arrivesBy }: SigningValue) => strokes.length > 0 || arrivesBy > 0;

/**
 * Brings a record into line with the server's word: strokes stay only while they can still be sent below the text for
 * which they were written. True if a signature of this device, whose end was not known, holds now.
 */
export function followServer(record: SigningRecord, { stage, version }: Answer): boolean {
  const { arrivesBy, version: own, ...value } = record.read();
  const isOwn = arrivesBy > 0;
  if (isOver(stage) || (stage === 'confirming' && !isOwn)) record.remove();
  else if (stage === 'confirming') record.save(own, { strokes: [] });
  else {
    if (isOwn && arrivesBy < Date.now()) record.saveSent(0);
    if (value.strokes.length > 0 && version && version !== own) record.save(own, { strokes: [] });
  }
  return stage === 'signed' && isOwn;
}

function contractStanding({ status, step, version }: ContractState): Answer | undefined {
  if (status === 'to_sign' || status === 'signing') return { stage: step, version };
  return isOver(status) ? { stage: status, version } : undefined;
}

/** A refund that was withdrawn or refused leaves its agreement to be signed again. */
const refundStanding = (refund: Refund | null): Answer =>
  refund && refund.status !== 'withdrawn' && refund.status !== 'refused'
    ? over
    : { stage: 'sign', version: '' };

/** Asks how something stands; undefined without an answer, or with one that is none. */
async function ask<Data>(
  call: () => Promise<Data>,
  read: (data: NonNullable<Data>) => Answer | undefined,
): Promise<Answer | undefined> {
  try {
    const data = await call();
    return data ? read(data) : undefined;
  } catch (error) {
    const { code } = Object(error) as { code?: unknown };
    return Number(code) === codes.NOT_FOUND ? over : undefined;
  }
}

/** A kind of signing: where its records are, how the server is asked, and where the learner goes on. */
interface Kind {
  records: typeof signings;
  record: (owner: LearnerId, id: string) => SigningRecord;
  /** The contract that an id names; 0 if it is none that is signed by hand. */
  contractId: (id: string) => number;
  ask: (line: LearnerId['line'], contractId: number) => Promise<Answer | undefined>;
  to: (line: LearnerId['line'], contractId: number) => string;
  name: string;
}

const contracts: Kind = {
  records: signings,
  record: signingRecord,
  contractId: (scope) => Number(/^(?:contract|management)-(\d+)$/.exec(scope)?.[1] ?? 0),
  ask: (line, contractId) =>
    ask(() => (line === 'management' ? wapContractInfo : contractIndex)({ contractId }), contractStanding),
  to: (line, id) => (line === 'management' ? links.manageSignContract({ id }) : links.signContract({ id })),
  name: '合同',
};

const refunds: Kind = {
  records: refundSignings,
  record: (owner, id) => refundRecord(owner, Number(id)),
  contractId: Number,
  ask: (_line, contractId) =>
    ask(
      () => hasRefund({ contractId }),
      ({ refund }) => refundStanding(refund),
    ),
  to: (_line, contractId) => links.refundContract({ contractId, step: 'sign' }),
  name: '退款协议',
};

/** The signings of a kind that are under way on this device. */
function underWay({ records, contractId }: Kind, owner: LearnerId) {
  return records
    .all(owner)
    .map(({ id, value }) => ({ id, value, contractId: contractId(id) }))
    .filter((one) => one.contractId > 0 && isUnderWay(one.value));
}

/**
 * What the host's reconciler does about signings of a kind on any page: the server is asked only while strokes are
 * kept, or a signature of which the end is not known.
 */
const dutyOf = (kind: Kind): Duty => ({
  kind: kind.records.kind,
  waiting: (owner) =>
    underWay(kind, owner).map(({ id, value: { arrivesBy, since }, contractId }) => ({
      id: `${kind.records.kind} ${id}`,
      name: arrivesBy > 0 ? `${kind.name}的签署结果待确认` : `${kind.name}的签名还没有提交`,
      text: arrivesBy > 0 ? '请勿重复签署，收到结果后自动更新' : '签名留在这台设备上，7 天后清除',
      since,
      to: kind.to(owner.line, contractId),
    })),
  async run(owner) {
    let isChanged = false;
    for (const { id, contractId } of underWay(kind, owner)) {
      const standing = await kind.ask(owner.line, contractId);
      const isSigned = !!standing && followServer(kind.record(owner, id), standing);
      if (isSigned && !isUndisturbed()) Toast.info(`${kind.name}已签署`);
      isChanged = isChanged || isSigned;
    }
    waitingChanged();
    return isChanged;
  },
});

export const signingDuty = dutyOf(contracts);
export const refundDuty = dutyOf(refunds);
