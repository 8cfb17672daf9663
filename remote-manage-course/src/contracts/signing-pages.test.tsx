import {
  bindWapMobile,
  codes,
  getMangeUserInfo,
  manageContractInfo,
  manageFaceUrl,
  managePurchase,
  payContractStatus,
  sendContract,
  sendWapCode,
  verifyPassed,
  wapAreaList,
  wapContractInfo,
  wapFaceUrl,
  wapPreview,
  wapUser,
  type ContractText,
  type ManageContractState,
  type ManageEditionName,
  type PayContractStatus,
} from '@suite/api';
import { CallError, useSession } from '@suite/kernel';
import { answer, fakeViews, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterManagement, purchase, status } from '../testing';
import FaceVerifyPage from './face-verify.page';
import ManageSignContractPage from './manage-sign-contract.page';
import { contractState } from './testing';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  enterManagement();
});

const clause = {
  id: 'price',
  title: '价格',
  html: '<p>课程费用为 2980 元。</p>',
  plain: '',
  image: '',
  width: 0,
  height: 0,
  digest: '',
};
const text: ContractText = {
  id: 5,
  contract_name: '管理沟通课服务合同',
  version: '1',
  status: 'signed',
  sign_time: '2026-03-10 13:00:00',
  documents: [{ name: '服务合同', blocks: [clause] }],
  signature: '',
  evidence: null,
};

interface Given {
  edition?: ManageEditionName;
  contract?: Partial<ManageContractState>;
  at?: string;
  state?: Partial<PayContractStatus>;
  passed?: 0 | 1;
  /** Holds the contract back. */
  until?: Promise<void>;
}

function visit(page: JSX.Element, given: Given = {}) {
  const { edition = 'new', contract = {}, at = '/page', state = {}, passed = 0, until } = given;
  let mobile = contract.mobile ?? '19900001011';
  const info = async () => {
    await until;
    return contractState({ ...contract, mobile });
  };
  return renderPage(page, {
    at,
    answers: [
      answer(getMangeUserInfo, { mid: 90, mangeUserInfo: null }),
      answer(managePurchase, purchase({ edition })),
      answer(payContractStatus, status({ step: 'contract', is_sign: 0, is_face: 0, ...state })),
      answer(wapContractInfo, info),
      answer(manageContractInfo, info),
      answer(verifyPassed, { is_passed: passed }),
      answer(wapPreview, text),
      answer(wapAreaList, { list: [] }),
      answer(sendContract, null),
      answer(sendWapCode, { seconds: 60 }),
      answer(wapUser, () => ({ name: '', mobile, is_bind: mobile ? 1 : 0 }) as const),
      answer(bindWapMobile, (sent) => {
        mobile = sent.mobile;
        return null;
      }),
      answer(wapFaceUrl, () => {
        throw new CallError('silent', codes.IDENTITY_MISMATCH, '没有查到对应的身份信息');
      }),
      answer(manageFaceUrl, () => {
        throw new CallError('silent', codes.IDENTITY_MISMATCH, '没有查到对应的身份信息');
      }),
    ],
  });
}

test.each([
  ['old', manageContractInfo, wapContractInfo],
  ['new', wapContractInfo, manageContractInfo],
] as const)(
  'the %s edition signs by its own calls, without the face among the steps',
  async (edition, own, other) => {
    const { callsOf } = visit(<ManageSignContractPage />, { edition });
    expect(await screen.findByRole('heading', { name: '实名认证' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: '签署步骤' }));
    expect(
      steps.getAllByRole('listitem').map((step) => step.textContent?.replace(/\d|已完成|进行中|未开始/g, '')),
    ).toEqual(['实名', '短信', '阅读', '签名']);
    expect(callsOf(own)[0]?.params).toEqual({ contractId: 5 });
    expect(callsOf(other)).toEqual([]);
  },
);

test.each([<ManageSignContractPage key="1" />, <FaceVerifyPage key="2" />])(
  'a buyer of an edition that these pages do not know signs by the calls of the new one',
  async (page) => {
    const { callsOf } = visit(page, { edition: 'third' as never, contract: signed });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(callsOf(wapContractInfo)).not.toEqual([]));
    expect(callsOf(manageContractInfo)).toEqual([]);
  },
);

test('in the native app, which asks for no user check, the signing is filed under the learner whom the server names', async () => {
  useSession.setState({ login: 'unknown', line: 'learner', user: undefined });
  const views = fakeViews();
  const { callsOf } = visit(<ManageSignContractPage />, { contract: { status: 'signing', step: 'sign' } });
  const end = await screen.findByText('合同全文结束');
  act(() => views.filter(({ target }) => target === end).forEach(({ show }) => show(true)));
  await userEvent.click(await screen.findByRole('button', { name: '已阅读全文，去签名' }));
  expect(Object.keys(localStorage)).toEqual(['suite.visit/management.90/signing/management-5']);
  expect(callsOf(getMangeUserInfo)).toHaveLength(1);
});

test('a learner without a number binds one before the signing', async () => {
  const { callsOf } = visit(<ManageSignContractPage />, { contract: { mobile: '' } });
  await userEvent.click(await screen.findByRole('button', { name: '绑定手机号' }));
  const sheet = within(await screen.findByRole('dialog', { name: '绑定手机号' }));
  await userEvent.type(sheet.getByLabelText(/手机号/), '13711112222');
  await userEvent.type(sheet.getByLabelText('验证码'), '123456');
  await userEvent.click(sheet.getByRole('button', { name: '绑定' }));
  expect(await screen.findByRole('heading', { name: '实名认证' })).toBeVisible();
  expect(callsOf(bindWapMobile).map(({ params }) => params)).toEqual([
    { mobile: '13711112222', code: '123456' },
  ]);
});

test('after the signature the face comes next', async () => {
  visit(<ManageSignContractPage />, { contract: { status: 'signed' }, state: { step: 'face', is_sign: 1 } });
  expect(await screen.findByRole('link', { name: '去人脸核验' })).toHaveAttribute(
    'href',
    '/manage-course/face-verify',
  );
});

test('a signed contract whose face was verified leads back to the course', async () => {
  visit(<ManageSignContractPage />, { contract: { status: 'signed' }, state: { step: 'study' } });
  expect(await screen.findByRole('link', { name: '返回课程' })).toHaveAttribute(
    'href',
    '/manage-course/new-manage-course',
  );
});

test('the text of a signed contract is sent by mail, to a real address', async () => {
  const views = fakeViews();
  const { callsOf } = visit(<ManageSignContractPage />, {
    at: '/page?id=5&view=text',
    contract: { status: 'signed' },
  });
  await screen.findByText('课程费用为 2980 元。');
  act(() => views.forEach(({ show }) => show(true)));
  await userEvent.click(await screen.findByRole('button', { name: /发送到邮箱/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '发送合同' }));
  await userEvent.type(sheet.getByLabelText('邮箱'), 'me');
  await userEvent.click(sheet.getByRole('button', { name: '发送' }));
  expect(sheet.getByText('请输入正确的邮箱')).toBeVisible();
  await userEvent.type(sheet.getByLabelText('邮箱'), '@example.com');
  await userEvent.click(sheet.getByRole('button', { name: '发送' }));
  expect(callsOf(sendContract).map(({ params }) => params)).toEqual([
    { contractId: 5, email: 'me@example.com' },
  ]);
});

test('before the purchase there is no contract, and the list is the way on', async () => {
  visit(<ManageSignContractPage />, { state: { contract_id: null, step: 'course' } });
  expect(await screen.findByText('没有找到这份合同')).toBeVisible();
});

const signed = { status: 'signed' } as const;

test('the face is verified after the signature, and not before', async () => {
  visit(<FaceVerifyPage />);
  expect(await screen.findByRole('link', { name: '去签署合同' })).toBeVisible();
});

test('whether the face has passed is asked beside the contract, once', async () => {
  let arrive = () => {};
  const until = new Promise<void>((resolve) => (arrive = resolve));
  const { callsOf } = visit(<FaceVerifyPage />, { contract: signed, passed: 1, until });
  await waitFor(() => expect(callsOf(verifyPassed)).toHaveLength(1));
  expect(callsOf(wapContractInfo)).toHaveLength(1);
  arrive();
  expect(await screen.findByText('人脸核验已通过')).toBeVisible();
  expect([callsOf(verifyPassed).length, callsOf(wapContractInfo).length]).toEqual([1, 1]);
});

test.each<[Partial<Record<keyof ManageContractState, unknown>>, string]>([
  [{}, '实名认证'],
  [{ is_identity: 1 }, '短信验证'],
  [{ step: 'sms' }, '短信验证'],
])('a contract without status and step is signed by what was verified: %j', async (part, title) => {
  const nameless = { status: null, step: null, ...part } as Partial<ManageContractState>;
  visit(<ManageSignContractPage />, { contract: nameless });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('the signing page asks for no face', async () => {
  const { callsOf } = visit(<ManageSignContractPage />);
  expect(await screen.findByRole('heading', { name: '实名认证' })).toBeVisible();
  expect(callsOf(verifyPassed)).toHaveLength(0);
});

test.each<[Partial<ManageContractState>, string, string]>([
  [{}, '人脸核验', '开始人脸核验'],
  [{ face: 'camera' }, '还没有允许使用相机', '已允许，重新核验'],
  [{ face: 'unsupported' }, '这里用不了相机', '复制链接'],
  [{ face: 'failed', face_tries: 1 }, '人脸核验没有通过', '重新核验'],
  [{ face: 'failed', face_tries: 0 }, '人脸核验没有通过', '重新核验'],
])('a check at %j says “%s” and has a way on', async (part, title, way) => {
  visit(<FaceVerifyPage />, { contract: { ...signed, ...part } });
  expect(await screen.findByRole('button', { name: way })).toBeVisible();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('list', { name: '签署步骤' })).toBeNull();
  expect(screen.queryByRole('button', { name: '修改身份信息' })).toBeNull();
});

test('of a signed contract nobody changes the signer: without a picture of the person the teacher helps', async () => {
  visit(<FaceVerifyPage />, { contract: { ...signed, face: 'data' } });
  expect(await screen.findByText(/身份信息不能再修改/)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['联系班主任']);
  expect(screen.queryByRole('button', { name: '修改身份信息' })).toBeNull();
});

test.each(['old', 'new'] as const)(
  'in the %s edition a face that has passed opens the course',
  async (edition) => {
    visit(<FaceVerifyPage />, { edition, contract: { ...signed, is_face: 1 }, passed: 1 });
    expect(await screen.findByText('人脸核验已通过')).toBeVisible();
    expect(await screen.findByRole('link', { name: '去学习' })).toHaveAttribute(
      'href',
      edition === 'old' ? '/manage-course' : '/manage-course/new-manage-course',
    );
  },
);
