import { createHash } from 'node:crypto';
import type { Contract, ContractDocument, ContractReading, ContractText, SigningEvidence } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { maskedIdNumber, maskedMobile, maskedName } from '../../../people/learners';
import { signedPages } from '../../../providers/e-sign/signed-pages';
import { readingOf } from './reading';
import { consentsOf, type ContractRow } from './rules';

/** A contract whose text is asked for. */
interface Readable {
  row: Pick<
    ContractRow,
    'version' | 'signature' | 'signer_name' | 'id_number' | 'sms_at' | 'sms_mobile' | 'consents' | 'reading'
  >;
  item: Pick<Contract, 'id' | 'contract_name' | 'status' | 'sign_time'>;
  documents: ContractDocument[];
  /** When the face check passed. */
  faceAt: number | null;
}

const momentText = (at: number | null) => (at === null ? '' : timeText(at));

/** One line for all that was read, and its digest. */
const readingFacts = (reading: ContractReading | null) =>
  reading
    ? [
        `阅读：${reading.blocks.length} 条（页），共 ${reading.blocks.reduce((sum, { seconds }) => sum + seconds, 0)} 秒`,
        `阅读记录摘要：${reading.digest}`,
      ]
    : [];

/** What is on record of a signature. */
function evidenceOf({ row, item, documents, faceAt }: Readable): SigningEvidence {
  const evidence = {
    signer: maskedName(row.signer_name ?? ''),
    id_number: maskedIdNumber(row.id_number ?? ''),
    mobile: maskedMobile(row.sms_mobile ?? ''),
    digest: createHash('sha256').update(JSON.stringify(documents)).digest('hex'),
    face_time: momentText(faceAt),
    sms_time: momentText(row.sms_at),
    consents: consentsOf(row),
    reading: readingOf(row),
  };
  const { signer, id_number, mobile, digest, face_time, sms_time } = evidence;
  const facts = [
    `签署人：${signer} ${id_number} ${mobile}`,
    `签署时间：${item.sign_time}`,
    `人脸核验：${face_time || '没有记录'}`,
    `短信验证：${sms_time || '没有记录'}`,
    `合同版本：${row.version}`,
    `内容摘要：${digest}`,
    ...readingFacts(evidence.reading),
  ];
  return { ...evidence, pages: signedPages(documents, facts, row.signature ?? '') };
}

/** The text of a contract; once it is signed, with what is on record of the signature. */
export function contractText(contract: Readable): ContractText {
  const { row, item, documents } = contract;
  const { id, contract_name, status, sign_time } = item;
  return {
    ...{ id, contract_name, status, sign_time, documents },
    version: String(row.version),
    signature: row.signature ?? '',
    evidence: status === 'signed' ? evidenceOf(contract) : null,
  };
}
