import {
  queryOf,
  uploadPicture,
  wapAreaList,
  wapPreview,
  type Call,
  type ContractParams,
  type ManageContractState,
  type ManageEditionName,
} from '@suite/api';
import { areasOf, type SigningEdition, type Standing } from '@suite/features/signing';
import type { QueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { maskedMobile } from '@suite/ui';
import { numberCalls } from '../hub/bound-mobile';
import { contractCalls } from './contract-calls';

/** A contract of the learner, and by which edition's calls it is signed. */
export interface ManageSigning {
  edition: ManageEditionName;
  contractId: number;
  client: QueryClient;
}

const standingOf = (contract: ManageContractState): Omit<Standing, 'stage' | 'stages'> => ({
  version: contract.version,
  way: contract.sign_way,
  face: contract.face,
  faceTries: contract.face_tries,
  reason: contract.reason,
  title: contract.contract_name,
  name: contract.name,
  mobile: maskedMobile(contract.mobile),
  consents: contract.consents,
});

/** The stage that follows from what has been verified, where the provider names none. */
const stageBy = ({ is_identity, is_code }: ManageContractState) =>
  is_code ? 'sign' : is_identity ? 'sms' : 'identity';

/** The stage that the provider names: an end, or the stage that is to be taken next. */
function stageOf(contract: ManageContractState): Standing['stage'] {
  // The provider may send null for either.
  const status = contract.status as ManageContractState['status'] | null;
  const isRunning = !status || status === 'to_sign' || status === 'signing';
  return isRunning ? contract.step || stageBy(contract) : status;
}

/** Asks what is so now; at first an answer that the page got a moment ago is enough. */
function asking<Data>(call: Call<ContractParams, Data>, { contractId, client }: ManageSigning) {
  let staleTime = 1000;
  return () => {
    const answer = client.fetchQuery({ ...queryOf(call, { contractId }), staleTime });
    staleTime = 0;
    return answer;
  };
}

/** What the signing of a contract and the check of the face have in common. */
function common({ edition, contractId, client }: ManageSigning): Omit<SigningEdition, 'scope' | 'ask'> {
  const calls = contractCalls[edition];
  const of = { contractId };
  return {
    line: 'management',
    areas: async () => areasOf((await wapAreaList()).list),
    identify: ({ name, idNumber, province, city, consent }) =>
      calls.identity({ ...of, name, id_card: idNumber, province_id: province, city_id: city, consent }),
    faceUrl: (to) => calls.faceUrl({ ...of, ...to }),
    sendCode: async () => numberCalls[edition].send({ mobile: (await calls.info(of)).mobile }),
    verifyCode: (code) => calls.code({ ...of, code }),
    read: () => wapPreview(of),
    signUrl: (to) => calls.signUrl({ ...of, ...to }),
    async submit({ picture, ...sent }) {
      const signature = await uploadPicture(await calls.token(), picture);
      return calls.submit({ ...of, ...sent, signature });
    },
    async isSigned() {
      const { status, step } = await calls.info(of);
      const is_signed = status === 'signed' ? 1 : 0;
      return { is_submitted: is_signed || step === 'confirming' ? 1 : 0, is_signed };
    },
    // How far the course is depends on its contract and on the face, and stands in many answers.
    onSigned: () => void client.invalidateQueries({ refetchType: 'none' }),
    ways: {
      list: links.manageContracts(),
      preview: links.manageContractText({ id: contractId }),
      help: links.manageCourse({ contact: 'teacher' }),
    },
    words: {
      help: '联系班主任',
      revoked: '这份合同已经撤销，不需要签署。如有疑问，请联系班主任。',
    },
  };
}

/** How a contract of the management line is signed; the face is verified after it, on a page of its own. */
export function manageSigning(signing: ManageSigning): SigningEdition {
  const contractNow = asking(contractCalls[signing.edition].info, signing);
  return {
    ...common(signing),
    scope: `management-${signing.contractId}`,
    async ask() {
      const contract = await contractNow();
      return {
        ...standingOf(contract),
        stage: stageOf(contract),
        stages: ['identity', 'sms', 'read', 'sign'],
      };
    },
  };
}

/** The check of the face for a signed contract: the one stage is the face, and `signed` is that it has passed. */
export function faceSigning(signing: ManageSigning): SigningEdition {
  const { info, face } = contractCalls[signing.edition];
  const contractNow = asking(info, signing);
  const faceNow = face && asking(face, signing);
  return {
    ...common(signing),
    scope: `management-face-${signing.contractId}`,
    async ask() {
      const [contract, passed] = await Promise.all([contractNow(), faceNow?.()]);
      const hasFace = passed ? passed.is_passed : contract.is_face;
      return { ...standingOf(contract), stage: hasFace ? 'signed' : 'face', stages: ['face'] };
    },
  };
}
