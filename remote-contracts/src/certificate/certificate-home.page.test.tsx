import { hasCertificate, userDetail, type Certificate, type UserDetail } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import CertificateHomePage from './certificate-home.page';
import { issued, overviewOf } from './testing';

const detail = {
  courseList: [
    { line: 'finance', course_id: 301, course_name: '家庭理财通识课', progress: 60, is_public: 0 },
  ],
  paperId: null,
} as unknown as UserDetail;

const visit = (...parts: Partial<Certificate>[]) =>
  renderPage(<CertificateHomePage />, {
    answers: [answer(hasCertificate, overviewOf(...parts)), answer(userDetail, detail)],
  });
const course = (name = '家庭理财通识课') => screen.findByRole('region', { name });

test('what is missing is named, and one tap away', async () => {
  visit({
    conditions: [
      { key: 'graduated', is_met: 0 },
      { key: 'contract', is_met: 0 },
      { key: 'information', is_met: 1 },
    ],
  });
  const card = await course();
  await within(card).findByText(/已学 60%/);
  expect(within(card).getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/myinfo/course/301');
  expect(within(card).getByRole('link', { name: '去签署' })).toHaveAttribute('href', '/myinfo/contract');
  expect(within(card).queryByRole('link', { name: '去完善' })).toBeNull();
  expect(within(card).getAllByRole('listitem')[2]).toHaveTextContent('已满足');
  expect(screen.queryByRole('link', { name: '申请证书' })).toBeNull();
});

test('who meets all conditions can apply', async () => {
  visit({});
  expect(await screen.findByRole('link', { name: '申请证书' })).toHaveAttribute(
    'href',
    '/certificate-form?line=finance',
  );
});

test('each application says how far it is; the one to be corrected is the page’s action', async () => {
  visit(
    { ...issued, line: 'reform', course_name: '财商课' },
    { state: 'rejected', line: 'advanced', course_name: '进阶课' },
    { state: 'reviewing', line: 'investment', course_name: '投资课' },
  );
  expect(await course('财商课')).toHaveTextContent('已颁发');
  expect(await course('进阶课')).toHaveTextContent('需要修改');
  expect(await course('投资课')).toHaveTextContent('审核中');
  expect(screen.getByRole('link', { name: '查看原因并修改：进阶课' })).toHaveAttribute(
    'href',
    '/certificate-audit?line=advanced',
  );
});

test('without a course the conditions are shown with the way to the first', async () => {
  visit();
  const card = await course('申请条件');
  expect(within(card).getByRole('link', { name: '去看课程' })).toHaveAttribute('href', '/');
});

test('a read that fails offers a retry, and the guide stays', async () => {
  renderPage(<CertificateHomePage />, {
    answers: [answer(hasCertificate, () => Promise.reject(new Error('offline'))), answer(userDetail, detail)],
  });
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.getByRole('region', { name: '申请流程' })).toBeVisible();
});
