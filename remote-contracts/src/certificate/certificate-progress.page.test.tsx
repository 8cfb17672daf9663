import {
  expressInfo,
  hasCertificate,
  type Certificate,
  type CertificateEvent,
  type CertificateState,
  type ExpressInfo,
} from '@suite/api';
import { answer, fakeCanvas, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CertificateAuditPage from './certificate-audit.page';
import CertificateMyPage from './certificate-my.page';
import CertificateResultPage from './certificate-result.page';
import { filled, issued, overviewOf } from './testing';

const parcel: ExpressInfo = {
  company: '顺丰速运',
  express_no: 'SF123456789012',
  track: [
    { record_time: '2026-03-10 21:00:00', text: '包裹已到达 杭州转运中心' },
    { record_time: '2026-03-10 12:00:00', text: '快递员已取件' },
  ],
};

const visit = (page: JSX.Element, ...parts: Partial<Certificate>[]) =>
  renderPage(page, {
    at: '/page?line=finance',
    path: '/page',
    answers: [answer(hasCertificate, overviewOf(...parts)), answer(expressInfo, parcel)],
  });
const events = (...states: CertificateState[]): CertificateEvent[] =>
  states.map((state, day) => ({
    state,
    record_time: `2026-03-0${day + 1} 09:00:00`,
    reason: state === 'rejected' ? '照片有反光' : '',
  }));

test.each<[CertificateState, string, string, string]>([
  ['submitted', '申请已提交', '查看审核进度', '/certificate-audit?line=finance'],
  ['reviewing', '申请已提交', '查看审核进度', '/certificate-audit?line=finance'],
  ['rejected', '审核没有通过', '查看原因并修改', '/certificate-audit?line=finance'],
  ['issued', '证书已颁发', '查看证书', '/certificate-my'],
  ['draft', '申请还没有提交', '继续填写', '/certificate-form?line=finance'],
])('the result of one that is %s is “%s”', async (state, title, action, to) => {
  visit(<CertificateResultPage />, { ...filled, state });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
});

test('the review shows what happened, what is to come, and where it will be sent', async () => {
  visit(<CertificateAuditPage />, {
    ...filled,
    state: 'reviewing',
    events: events('submitted', 'reviewing'),
  });
  const steps = within(await screen.findByRole('region', { name: '家庭理财通识课' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/提交申请2026年3月1日 09:00/),
    expect.stringMatching(/老师开始审核2026年3月2日 09:00/),
    expect.stringMatching(/资料审核提交后 1 个工作日内完成/),
    expect.stringMatching(/颁发证书/),
    expect.stringMatching(/寄出/),
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('link', { name: /沈知夏/ })).toHaveAttribute(
    'href',
    '#/certificate-form?line=finance&only=address',
  );
});

test('a rejection gives its reason and the way to correct it', async () => {
  visit(<CertificateAuditPage />, {
    ...filled,
    state: 'rejected',
    wrong_parts: ['photo'],
    events: events('submitted', 'reviewing', 'rejected'),
  });
  const card = await screen.findByRole('region', { name: '审核没有通过' });
  expect(card).toHaveTextContent('照片有反光');
  expect(card).toHaveTextContent('只需要修改证件照');
  expect(screen.getAllByText(/照片有反光/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: '修改资料' })).toHaveAttribute(
    'href',
    '/certificate-form?line=finance',
  );
});

test('before it is submitted there is nothing to review', async () => {
  visit(<CertificateAuditPage />, { state: 'draft' });
  expect(await screen.findByText(/申请还没有提交/)).toBeVisible();
});

test('a shipped certificate has its parcel, whose number can be copied', async () => {
  const copied = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  visit(<CertificateMyPage />, { ...issued, state: 'shipped' });
  await userEvent.click(await screen.findByRole('button', { name: '复制顺丰速运单号' }));
  expect(copied).toHaveBeenCalledWith('SF123456789012');
  expect(screen.getByText('包裹已到达 杭州转运中心')).toBeVisible();
  expect(screen.getByText('2026年3月10日 21:00')).toBeVisible();
});

test('an issued certificate is drawn with its number, and can be saved', async () => {
  const drawn = fakeCanvas();
  visit(<CertificateMyPage />, issued, { line: 'advanced', course_name: '进阶课', state: 'rejected' });
  expect(await screen.findByRole('link', { name: /正在制作/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: '进阶课' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /查看证书/ }));
  expect(
    await screen.findByRole('img', { name: /证书编号 CS2026100006，校验码 KM7QW3ZD，2026年3月9日颁发/ }),
  ).toBeVisible();
  expect(drawn.texts.join()).toContain('证书编号：CS2026100006');
  expect(screen.getByRole('button', { name: '保存图片' })).toBeVisible();
  jest.restoreAllMocks();
});

test.each<[string, Partial<Certificate>, RegExp, string]>([
  ['is open', {}, /4月7日 23:59 前可以更正/, '#/certificate-form?line=finance'],
  ['is over', { correct_until: '' }, /更正期限已过/, '#/look-teach-weachat?line=finance'],
])('when the time for corrections %s, the page says so', async (_, part, name, to) => {
  visit(<CertificateMyPage />, { ...issued, ...part });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

test.each<[Partial<Certificate>, RegExp, string]>([
  [{}, /申请纸质证书/, '去申请'],
  [{ state: 'reviewing', events: events('submitted') }, /颁发后会出现/, '查看审核进度'],
])('without an issued certificate the page leads on: %#', async (part, words, action) => {
  visit(<CertificateMyPage />, part);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toBeVisible();
});

test('an address with an unknown course says so', async () => {
  renderPage(<CertificateAuditPage />, {
    at: '/page?line=zc',
    path: '/page',
    answers: [answer(hasCertificate, overviewOf({}))],
  });
  expect(await screen.findByText('您还没有可以申请证书的课程')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '审核进度' })).toBeInTheDocument();
});
