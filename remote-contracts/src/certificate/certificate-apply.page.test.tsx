import { applyCert, codes, hasCertificate, type Certificate } from '@suite/api';
import { CallError } from '@suite/kernel';
import { useLocation } from '@suite/kernel/router';
import { answer, fakeCanvas, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CertificateApplyPage from './certificate-apply.page';
import CertificateResultPage from './certificate-result.page';
import { filled, issued, overviewOf, savedAddress } from './testing';

let drawn: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  drawn = fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

function visit(part: Partial<Certificate>, apply: () => Promise<null> = async () => null) {
  let state = part;
  const rendered = renderPage(<CertificateApplyPage />, {
    path: '/certificate-apply',
    at: '/certificate-apply?line=finance',
    answers: [answer(hasCertificate, () => overviewOf(state)), answer(applyCert, apply)],
  });
  return { ...rendered, becomes: (next: Partial<Certificate>) => (state = next) };
}
const draft: Partial<Certificate> = { ...filled, state: 'draft' };
const submit = async () => userEvent.click(await screen.findByRole('button', { name: '提交申请' }));
const check = async () => userEvent.click(await screen.findByRole('checkbox'));

test('the certificate is shown as it will be printed, as a sample', async () => {
  visit(draft);
  expect(await screen.findByRole('img', { name: /结业证书：沈知夏，家庭理财通识课，样张/ })).toBeVisible();
  expect(drawn.pictures).toContain(filled.photo);
  expect(drawn.texts).toContain('样 张');
  expect(screen.queryByRole('button', { name: '保存图片' })).toBeNull();
  expect(screen.getByText('320102********028X')).toBeVisible();
  expect(screen.getByText('浙江省杭州市西湖区文三路 188 号')).toBeVisible();
});

test('nothing is submitted before it was confirmed; then once, also on a double tap', async () => {
  const { callsOf, router } = visit(draft);
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('请先核对，再勾选上面的确认');
  expect(callsOf(applyCert)).toEqual([]);
  await check();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.dblClick(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate-result'));
  expect(callsOf(applyCert).map(({ params }) => params)).toEqual([{ line: 'finance' }]);
});

test('a lost answer is asked for before it counts as a failure', async () => {
  const { becomes, router } = visit(draft, () => Promise.reject(new CallError('service', 0, '')));
  await check();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果');
  becomes({ ...filled, state: 'submitted' });
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate-result'));
});

test('what was before the submission is not shown after it, also if the result cannot be read', async () => {
  let isLost = false;
  const Pages = () =>
    useLocation().pathname === '/certificate-result' ? <CertificateResultPage /> : <CertificateApplyPage />;
  const { router } = renderPage(<Pages />, {
    path: '/:page',
    at: '/certificate-apply?line=finance',
    answers: [
      answer(hasCertificate, () => {
        if (isLost) throw new CallError('service', 0, '');
        return overviewOf(draft);
      }),
      answer(applyCert, () => {
        isLost = true;
        return null;
      }),
    ],
  });
  await check();
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate-result'));
  expect(await screen.findByText('没有加载出来，请再试一次')).toBeVisible();
  expect(screen.queryByText('申请还没有提交')).toBeNull();
});

test('one that was submitted in another tab is not offered again after the refusal', async () => {
  const { becomes } = visit(draft, () => Promise.reject(new CallError('shown', codes.RULE, '申请已经提交')));
  await check();
  becomes({ ...filled, state: 'submitted' });
  await submit();
  expect(await screen.findByText('这份申请现在不需要提交')).toBeVisible();
});

test('data that another phone has corrected are shown and checked before they are submitted', async () => {
  const { becomes, callsOf, router } = visit(draft);
  await check();
  becomes({ ...draft, address: { ...savedAddress, address: '解放路 2 号' } });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('资料已在别处修改，请重新核对');
  expect(screen.getByText('浙江省杭州市西湖区解放路 2 号')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(callsOf(applyCert)).toEqual([]);
  await check();
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate-result'));
  expect(callsOf(applyCert)).toHaveLength(1);
});

test.each<[string, Partial<Certificate>, string]>([
  ['rejected', { ...draft, state: 'rejected', wrong_parts: ['photo'] }, '重新提交'],
  ['issued', issued, '提交更正'],
])('the button of one that was %s says so', async (_, part, name) => {
  visit(part);
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test.each<[string, Partial<Certificate>, string, string]>([
  ['incomplete', { state: 'draft', photo: '/1' }, '资料还没有填写完整', '/certificate-form?line=finance'],
  [
    'under review',
    { ...filled, state: 'reviewing' },
    '这份申请现在不需要提交',
    '/certificate-audit?line=finance',
  ],
])('one that is %s is not submitted here', async (_, part, words, to) => {
  visit(part);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '申请证书' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', to);
});
