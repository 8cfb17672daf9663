import { route } from '@suite/kernel/routes';

const contract = { line: 'management', marksCourse: true } as const;

/** The contracts of the course, and the check of the face. The native app opens them for learners whom it knows. */
export const contractRoutes = [
  route({
    ...contract,
    path: '/manage-course/contractlist',
    name: 'ManageContractList',
    title: '我的合同',
    shape: 'list',
    page: () => import(/* webpackChunkName: "ManageContractList" */ './manage-contract-list.page'),
  }),
  route({
    ...contract,
    path: '/manage-course/sign-contract',
    name: 'ManageSignContract',
    title: '签署合同',
    holdsWork: true,
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "ManageSignContract" */ './manage-sign-contract.page'),
  }),
  route({
    ...contract,
    path: '/manage-course/face-verify',
    name: 'FaceVerify',
    title: '人脸核验',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "FaceVerify" */ './face-verify.page'),
  }),
];
