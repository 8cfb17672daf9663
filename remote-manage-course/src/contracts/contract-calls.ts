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
  type Call,
  type ContractParams,
  type Flag,
  type ManageEditionName,
} from '@suite/api';

const old = {
  /** Says whether the face has passed, where the contract itself does not. */
  face: undefined as Call<ContractParams, { is_passed: Flag }> | undefined,
  info: manageContractInfo,
  identity: verifyManageIdentity,
  code: verifyManageCode,
  faceUrl: manageFaceUrl,
  signUrl: manageSignUrl,
  submit: signManageContract,
  token: manageStsToken,
};

/** The calls of each edition that sign a contract and verify a face. */
export const contractCalls: Record<ManageEditionName, typeof old> = {
  old,
  new: {
    face: verifyPassed,
    info: wapContractInfo,
    identity: verifyWapIdentity,
    code: verifyWapCode,
    faceUrl: wapFaceUrl,
    signUrl: wapSignUrl,
    submit: signPrivateContract,
    token: wapStsToken,
  },
};
