import { route } from '@suite/kernel/routes';

/** The learner's contracts: the list, their text, and the signing. */
export const contractRoutes = [
  route({
    path: '/myinfo/contract',
    name: 'MyInfoContract',
    title: '我的合同',
    reads: ['/Contracts/getContractListV2'],
    tile: {
      on: 'home',
      icon: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
      order: 100,
      for: 'learner',
    },
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
