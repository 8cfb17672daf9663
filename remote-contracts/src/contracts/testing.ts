import type { Contract, ContractState, ContractText, Verifications } from '@suite/api';

/** A contract of the list. */
export const contract = (id: number, part: Partial<Contract> = {}): Contract => ({
  id,
  contract_name: '进阶课服务合同',
  contract_name_list: ['进阶课服务合同', '学员须知（附件）'],
  status: 'to_sign',
  create_time: '2026-03-10 12:00:00',
  expire_time: '2026-04-09 12:00:00',
  sign_time: '',
  reason: '',
  ...part,
});

/** A contract as its signing sees it. */
export const contractState = (part: Partial<ContractState> = {}): ContractState => ({
  ...contract(7),
  step: 'identity',
  version: '1',
  sign_way: 'drawn',
  name: '苏晚晴',
  mobile: '19900001008',
  consents: [],
  ...part,
});

export const unverified: Verifications = {
  is_identity: 0,
  is_face: 0,
  is_code: 0,
  face: 'none',
  face_tries: 3,
};

/** The text of a contract with one clause. */
export const contractText = (part: Partial<ContractText> = {}): ContractText => ({
  id: 7,
  contract_name: '进阶课服务合同',
  version: '1',
  status: 'to_sign',
  sign_time: '',
  documents: [
    {
      name: '进阶课服务合同',
      blocks: [
        {
          id: 'price',
          title: '第三条 课程费用',
          html: '<p>课程费用为人民币 2980.00 元。</p>',
          image: '',
          width: 0,
          height: 0,
          digest: '',
          plain: '课程费 2980.00 元，您已付清。',
        },
      ],
    },
  ],
  signature: '',
  evidence: null,
  ...part,
});
