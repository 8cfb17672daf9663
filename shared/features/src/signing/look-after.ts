import {
  codes,
  contractIndex,
  hasRefund,
  wapContractInfo,
  type ContractState,
  type Refund,
} from '@suite/api';
import { isUndisturbed, waitingChanged, type Duty, type LearnerId } from '@suite/kernel/records';
import { places } from '@suite/kernel/places';
import { Toast } from '@suite/ui/base';
import {
  refundRecord,
  refundSignings,
  signingRecord,
  signings,
  type SigningRecord,
  type SigningValue,
} from './record';

/** How the server says that a contract stands; `over` if it takes no signature any more. */
export interface Standing {
  stage: 'open' | 'sent' | 'signed' | 'over';
  /** '' where the server did not name it. */
  version: string;
}

const over: Standing = { stage: 'over', version: '' };

/** Whether the device has something that must not outlive the signing, or does not know what became of a signature. */
const isUnderWay = ({ strokes, arrivesBy }: SigningValue) => strokes.length > 0 || arrivesBy > 0;

/**
 * Brings a record into line with the server's word: strokes stay only while they can still be sent below the text for
 * which they were written. True if a signature of this device, whose end was not known, holds now.
 */
export function followServer(record: SigningRecord, { stage, version }: Standing): boolean {
  const { arrivesBy, version: own, ...value } = record.read();
  const isOwn = arrivesBy > 0;
  if (stage === 'signed' || stage === 'over' || (stage === 'sent' && !isOwn)) record.remove();
  else if (stage === 'sent') record.save(own, { strokes: [] });
  else {
    if (isOwn && arrivesBy < Date.now()) record.saveSent(0);
    if (value.strokes.length > 0 && version && version !== own) record.save(own, { strokes: [] });
  }
  return stage === 'signed' && isOwn;
}

function standingOf(contract: ContractState): Standing | undefined {
  const { status, step, version } = contract;
  if (status === 'signed') return { stage: 'signed', version };
  if (status === 'revoked' || status === 'rejected' || status === 'expired') return over;
  if (status !== 'to_sign' && status !== 'signing') return undefined;
  return { stage: step === 'confirming' ? 'sent' : 'open', version };
}

/** A refund that was withdrawn or refused leaves its agreement to be signed again. */
const standingOfRefund = (refund: Refund | null): Standing =>
  refund && refund.status !== 'withdrawn' && refund.status !== 'refused'
    ? over
    : { stage: 'open', version: '' };

/** Asks how something stands; undefined without an answer, or with one that is none. */
async function ask<Data>(
  call: () => Promise<Data>,
  read: (data: NonNullable<Data>) => Standing | undefined,
): Promise<Standing | undefined> {
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
  ask: (line: LearnerId['line'], contractId: number) => Promise<Standing | undefined>;
  to: (line: LearnerId['line'], contractId: number) => string;
  name: string;
}

const contracts: Kind = {
  records: signings,
  record: signingRecord,
  contractId: (scope) => Number(/^(?:contract|management)-(\d+)$/.exec(scope)?.[1] ?? 0),
  ask: (line, contractId) =>
    ask(() => (line === 'management' ? wapContractInfo : contractIndex)({ contractId }), standingOf),
  to: (line, id) => (line === 'management' ? places.manageSignContract({ id }) : places.signContract({ id })),
  name: '合同',
};

const refunds: Kind = {
  records: refundSignings,
  record: (owner, id) => refundRecord(owner, Number(id)),
  contractId: Number,
  ask: (_line, contractId) =>
    ask(
      () => hasRefund({ contractId }),
      ({ refund }) => standingOfRefund(refund),
    ),
  to: (_line, contractId) => places.refundContract({ contractId, step: 'sign' }),
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
      if (isSigned && !isUndisturbed()) Toast.success(`${kind.name}已签署`);
      isChanged = isChanged || isSigned;
    }
    waitingChanged();
    return isChanged;
  },
});

export const signingDuty = dutyOf(contracts);
export const refundDuty = dutyOf(refunds);
