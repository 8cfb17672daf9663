import {
  contractIndex,
  contractListV2,
  contractVerified,
  createAndSignUrl,
  handsSignature,
  isSignedSuccess,
  previewContract,
  sendMessage,
  userAreaList,
  userDetail,
  verifyContractCode,
  verifyFaceUrl,
  verifyIdentity3,
  type ContractState,
  type Verifications,
} from '@suite/api';
import { areasOf, type SigningEdition, type Standing } from '@suite/features/signing';
import type { QueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { maskedMobile } from '@suite/ui';

/** The stage that follows from what has been verified, where the provider names none. */
function stageBy({ is_identity, is_face, is_code }: Verifications): Standing['stage'] {
  if (!is_identity) return 'identity';
  if (!is_face) return 'face';
  return is_code ? 'sign' : 'sms';
}

/** The stage that the provider names: an end, or the stage that is to be taken next. */
function stageOf(contract: ContractState, verifications: Verifications): Standing['stage'] {
  // The provider may send null for either.
  const status = contract.status as ContractState['status'] | null;
  const isRunning = !status || status === 'to_sign' || status === 'signing';
  return isRunning ? contract.step || stageBy(verifications) : status;
}

/** The provider's word, put together from the contract and its verifications. */
export const standingOf = (contract: ContractState, verifications: Verifications): Standing => ({
  stage: stageOf(contract, verifications),
  version: contract.version,
  way: contract.sign_way,
  face: verifications.face,
  faceTries: verifications.face_tries,
  reason: contract.reason,
  title: contract.contract_name,
  name: contract.name,
  mobile: maskedMobile(contract.mobile),
  consents: contract.consents,
});

/** How a learner signs one of their contracts. */
export function learnerSigning(contractId: number, client: QueryClient): SigningEdition {
  const of = { contractId };
  let mobile = '';
  return {
    line: 'learner',
    scope: `contract-${contractId}`,
    async ask() {
      const [contract, verifications] = await Promise.all([contractIndex(of), contractVerified(of)]);
      mobile = contract.mobile;
      return standingOf(contract, verifications);
    },
    areas: async () => areasOf((await userAreaList()).list),
    identify: ({ name, idNumber, province, city, consent }) =>
      verifyIdentity3({ ...of, name, id_card: idNumber, province_id: province, city_id: city, consent }),
    faceUrl: (to) => verifyFaceUrl({ ...of, ...to }),
    sendCode: () => sendMessage({ mobile, type: 'contract' }),
    verifyCode: (code) => verifyContractCode({ ...of, code }),
    read: () => previewContract(of),
    signUrl: (to) => createAndSignUrl({ ...of, ...to }),
    submit: ({ picture, ...sent }) => handsSignature({ ...of, ...sent, signature: picture }),
    isSigned: () => isSignedSuccess(of),
    onSigned() {
      for (const { path } of [contractListV2, userDetail, previewContract]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
    },
    ways: {
      list: links.contracts(),
      preview: links.previewContract({ id: contractId }),
      help: links.myTeacher(),
    },
    words: {
      help: '联系班主任',
      revoked: '这份合同已经撤销，不需要签署。如有疑问，请联系班主任。',
    },
  };
}
