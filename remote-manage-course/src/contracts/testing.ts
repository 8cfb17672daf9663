import type { ManageContract, ManageContractState } from '@suite/api';

/** A contract in the list. */
export const contract = (id: number, part: Partial<ManageContract> = {}): ManageContract => ({
  id,
  contract_name: '管理沟通课服务合同',
  contract_name_list: ['管理沟通课服务合同', '学员须知（附件）'],
  status: 'to_sign',
  create_time: '2026-03-10 12:00:00',
  expire_time: '2026-04-09 12:00:00',
  sign_time: '',
  reason: '',
  area_id: '',
  is_main: 1,
  ...part,
});

/** A contract with its verifications. */
export const contractState = (part: Partial<ManageContractState> = {}): ManageContractState => ({
  ...contract(5),
  step: 'identity',
  version: '1',
  sign_way: 'drawn',
  name: '唐若溪',
  mobile: '19900001011',
  consents: [],
  is_identity: 0,
  is_code: 0,
  is_face: 0,
  face: 'none',
  face_tries: 3,
  ...part,
});
