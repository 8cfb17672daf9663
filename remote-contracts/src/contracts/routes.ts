import { route } from '@suite/kernel/routes';

/** The learner's contracts: the list, their text, and the signing. */
export const contractRoutes = [
  route({
    path: '/myinfo/contract',
    name: 'MyInfoContract',
    title: '我的合同',
    reads: ['/Contracts/getContractListV2'],
    page: () => import(/* webpackChunkName: "MyInfoContract" */ './my-info-contract.page'),
  }),
  route({
    path: '/preview-contract',
    name: 'PreviewContract',
    title: '合同预览',
    page: () => import(/* webpackChunkName: "PreviewContract" */ './preview-contract.page'),
  }),
  route({
    path: '/sign-contract/:id',
    name: 'SignContract',
    title: '签署合同',
    holdsWork: true,
    // People turn the phone to sign.
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "SignContract" */ './sign-contract.page'),
  }),
];
