import {
  codes,
  contractIndex,
  contractVerified,
  createAndSignUrl,
  handsSignature,
  isSignedSuccess,
  previewContract,
  sendMessage,
  userAreaList,
  verifyContractCode,
  verifyFaceUrl,
  verifyIdentity3,
  type ContractState,
  type Verifications,
} from '@suite/api';
import { consentTo } from '@suite/features/consent/testing';
import { areasOf } from '@suite/features/signing';
import { CallError, QueryClient, useSession } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learnerSigning, standingOf } from './learner-signing';
import SignContractPage from './sign-contract.page';
import { contractState, contractText, unverified } from './testing';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  useSession.setState({ user: 7, line: 'learner' });
});

const provinces = [{ id: '330000', name: '浙江省', child: [{ id: '330100', name: '杭州市' }] }];
const answers = (state: Partial<ContractState>, verified: Partial<Verifications> = {}) => [
  answer(contractIndex, contractState(state)),
  answer(contractVerified, { ...unverified, ...verified }),
  answer(userAreaList, { list: provinces }),
  answer(verifyIdentity3, null),
  answer(verifyFaceUrl, { shortUrl: 'http://localhost/#/face' }),
  answer(sendMessage, { seconds: 60 }),
  answer(verifyContractCode, null),
  answer(previewContract, contractText()),
  answer(createAndSignUrl, { shortUrl: 'http://localhost/#/e-sign' }),
  answer(handsSignature, null),
  answer(isSignedSuccess, { is_submitted: 1, is_signed: 1 }),
];
const visit = (state: Partial<ContractState> = {}, at = '/sign-contract/7') =>
  renderPage(<SignContractPage />, { path: '/sign-contract/:id', at, answers: answers(state) });

test.each<[Partial<ContractState>, string]>([
  [{ step: 'identity' }, '实名认证'],
  [{ status: 'signing', step: 'face' }, '人脸核验'],
  [{ status: 'signing', step: 'sms' }, '短信验证'],
  [{ status: 'signing', step: 'sign' }, '阅读合同'],
  [{ status: 'signing', step: 'confirming' }, '合同已签署'],
  [{ status: 'signed', step: 'confirming' }, '合同已签署'],
  [{ status: 'expired', step: 'identity' }, '签署期限已过'],
  [{ status: 'rejected', step: 'confirming' }, '合同被退回'],
  [{ status: 'revoked', step: 'sign' }, '合同已撤销'],
])('at %j the page is “%s”', async (state, name) => {
  visit(state);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test.each<[Partial<Verifications>, string]>([
  [{}, '实名认证'],
  [{ is_identity: 1 }, '人脸核验'],
  [{ is_identity: 1, is_face: 1 }, '短信验证'],
  [{ is_identity: 1, is_face: 1, is_code: 1 }, '阅读合同'],
])('a contract without status and step is signed by what was verified: %j', async (verified, name) => {
  const nameless = { status: null, step: null } as unknown as Partial<ContractState>;
  renderPage(<SignContractPage />, {
    path: '/sign-contract/:id',
    at: '/sign-contract/7',
    answers: answers(nameless, verified),
  });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('the identity goes out with the codes of the region', async () => {
  const { callsOf } = visit();
  await userEvent.type(await screen.findByRole('textbox', { name: '身份证号' }), '610113199411110629');
  await userEvent.click(screen.getByRole('button', { name: /所在省市/ }));
  await userEvent.click(await screen.findByRole('button', { name: '浙江省' }));
  await userEvent.click(screen.getByRole('button', { name: '杭州市' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(callsOf(verifyIdentity3).map(({ params }) => params)).toEqual([
    {
      contractId: 7,
      name: '苏晚晴',
      id_card: '610113199411110629',
      province_id: '330000',
      city_id: '330100',
      consent: {
        ...consentTo('id_number'),
        consent_time: expect.stringMatching(/^\d{4}(-\d\d){2} (\d\d:?){3}$/),
      },
    },
  ]);
});

test('each call of a signing names the contract', async () => {
  const { callsOf } = visit({ status: 'signed' });
  await screen.findByText('合同已签署');
  const edition = learnerSigning(7, new QueryClient());
  await edition.ask();
  await edition.sendCode();
  await edition.verifyCode('123456');
  const [face, signature] = [consentTo('face'), consentTo('signature')];
  await edition.faceUrl({ returnUrl: '/back', consent: face });
  const read = {
    version: '1',
    reading: { version: '1', blocks: [], answers: [], digest: '' },
    consent: signature,
  };
  await edition.signUrl({ returnUrl: '/back', ...read });
  await edition.submit({ picture: 'data:', ...read });
  await edition.isSigned();
  const last = (call: { path: string }) => callsOf(call).slice(-1)[0]?.params;
  expect(last(sendMessage)).toEqual({ mobile: '19900001008', type: 'contract' });
  expect(last(verifyContractCode)).toEqual({ contractId: 7, code: '123456' });
  expect(last(verifyFaceUrl)).toEqual({ contractId: 7, returnUrl: '/back', consent: face });
  expect(last(createAndSignUrl)).toEqual({ contractId: 7, returnUrl: '/back', ...read });
  expect(last(handsSignature)).toEqual({ contractId: 7, signature: 'data:', ...read });
  expect(last(isSignedSuccess)).toEqual({ contractId: 7 });
});

test('the provider’s word hides the middle of the number and carries the face check', () => {
  expect(
    standingOf(contractState({ step: 'face' }), { ...unverified, face: 'failed', face_tries: 1 }),
  ).toMatchObject({
    stage: 'face',
    mobile: '199****1008',
    face: 'failed',
    faceTries: 1,
  });
});

test('provinces and cities take the form of the address lists', () => {
  expect(areasOf(provinces)).toEqual({
    province_list: { 330000: '浙江省' },
    city_list: { 330100: '杭州市' },
    area_list: {},
  });
});

test('an address without a contract says so', async () => {
  visit({}, '/sign-contract/x');
  expect(screen.getByText('没有找到这份合同')).toBeVisible();
  // The picture is loaded, and would otherwise come after this short test.
  await waitFor(() => expect(document.querySelector('svg')).not.toBeEmptyDOMElement());
});

test('a contract that is not the learner’s leads to those that are', async () => {
  const notFound = () => {
    throw new CallError('silent', codes.NOT_FOUND, '合同不存在');
  };
  renderPage(<SignContractPage />, {
    path: '/sign-contract/:id',
    at: '/sign-contract/7',
    answers: [answer(contractIndex, notFound), answer(contractVerified, notFound)],
  });
  expect(await screen.findByText('没有找到这份合同')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看我的合同' })).toHaveAttribute('href', '/myinfo/contract');
});

test('a version that the provider writes as a number is the same as that of the text', async () => {
  const version = 7 as never;
  renderPage(<SignContractPage />, {
    path: '/sign-contract/:id',
    at: '/sign-contract/7',
    answers: [answer(previewContract, contractText({ version })), ...answers({ version })],
  });
  const edition = learnerSigning(7, new QueryClient());
  expect([(await edition.ask()).version, (await edition.read()).version]).toEqual(['7', '7']);
});
