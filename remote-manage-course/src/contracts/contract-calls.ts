import {
  manageContractInfo,
  manageFaceUrl,
  manageSignUrl,
  manageStsToken,
  signManageContract,
  signPrivateContract,
  verifyManageCode,
  verifyManageIdentity,
  verifyPassed,
  verifyWapCode,
  verifyWapIdentity,
  wapContractInfo,
  wapFaceUrl,
  wapSignUrl,
  wapStsToken,
  type ManageContractState,
  type ManageEditionName,
} from '@suite/api';

const old = {
  info: manageContractInfo,
  identity: verifyManageIdentity,
  code: verifyManageCode,
  faceUrl: manageFaceUrl,
  signUrl: manageSignUrl,
  submit: signManageContract,
  token: manageStsToken,
  hasFace: ({ is_face }: ManageContractState) => Promise.resolve(is_face),
};

/** The calls of each edition that sign a contract and verify a face. */
export const contractCalls: Record<ManageEditionName, typeof old> = {
  old,
  new: {
    info: wapContractInfo,
    identity: verifyWapIdentity,
    code: verifyWapCode,
    faceUrl: wapFaceUrl,
    signUrl: wapSignUrl,
    submit: signPrivateContract,
    token: wapStsToken,
    hasFace: async ({ id }) => (await verifyPassed({ contractId: id })).is_passed,
  },
};
