import { credentialDetail, credentialStatus, type CredentialStatus } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, fakeCanvas, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CertificatePage from './certificate.page';

const missing: CredentialStatus = {
  is_have: 0,
  credential_id: null,
  conditions: [
    { kind: 'contract', title: '签署课程合同', is_done: 1 },
    { kind: 'exam', title: '通过每周考试（已通过 4/6）', is_done: 0 },
    { kind: 'evaluation', title: '完成结课评价', is_done: 0 },
  ],
};
const detail = {
  credential_id: 9,
  credential_no: 'GL20261201000090',
  name: '温予安',
  course_name: '管理沟通课',
  score: 91.7,
  issue_time: '2026-12-01 10:00:00',
};

test('without a certificate it says what is missing, and where to do it', async () => {
  renderPage(<CertificatePage />, { answers: [answer(credentialStatus, missing)] });
  expect(await screen.findByText('再完成 2 项，证书就会自动颁发')).toBeVisible();
  expect(screen.getByText('签署课程合同')).toBeVisible();
  expect(screen.queryByRole('link', { name: /签署课程合同/ })).toBeNull();
  expect(screen.getByText(/通过每周考试/).closest('a')).toHaveAttribute('href', '#/manage-course');
  expect(screen.getByRole('link', { name: '返回管理课程' })).toBeVisible();
});

test('a certificate without a number has not been issued', async () => {
  const { credential_id: _, ...rest } = missing;
  renderPage(<CertificatePage />, { answers: [answer(credentialStatus, rest as typeof missing)] });
  expect(await screen.findByText('再完成 2 项，证书就会自动颁发')).toBeVisible();
});

test('a certificate is shown with its details, as a picture to save', async () => {
  fakeCanvas();
  renderPage(<CertificatePage />, {
    answers: [
      answer(credentialStatus, { ...missing, is_have: 1, credential_id: 9 }),
      answer(credentialDetail, detail),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '恭喜您获得证书' })).toBeVisible();
  const picture = await screen.findByRole('img', { name: /结业证书：温予安完成“管理沟通课”/ });
  expect(picture).toBeVisible();
  expect(screen.getByText('91.7 分')).toBeVisible();
  expect(screen.getByText('2026年12月1日')).toBeVisible();
});

test('a certificate that does not come can be asked for again', async () => {
  let isDown = true;
  renderPage(<CertificatePage />, {
    answers: [
      answer(credentialStatus, () => {
        if (isDown) throw new CallError('service', 0, 'network failure');
        return missing;
      }),
    ],
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('还没有获得证书')).toBeVisible();
});
