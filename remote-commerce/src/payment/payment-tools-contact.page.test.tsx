import { addWechat, hasTools, viewTeacherQrcode, type TeacherQrcode } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentToolsContactPage from './payment-tools-contact.page';

const teacher: TeacherQrcode = {
  line: null,
  teacher_id: 1,
  teacher_name: '林晓雨',
  avatar: '/t.svg',
  title: '班主任',
  qrcode: '/q.svg',
  wechat: 'licai_linxy',
  introduce: '耐心细致。',
  work_time: '周一至周五 9:30—20:30',
  is_added: 0,
};

const visit = (is_buy: 0 | 1, view: () => TeacherQrcode = () => teacher, add: () => null = () => null) =>
  renderPage(<PaymentToolsContactPage />, {
    answers: [answer(hasTools, { is_buy }), answer(viewTeacherQrcode, view), answer(addWechat, add)],
  });

test('a buyer reaches the teacher by the code and by the number', async () => {
  document.execCommand = jest.fn(() => true);
  visit(1);
  expect(await screen.findByRole('img', { name: '林晓雨的微信二维码' })).toHaveAttribute('src', '/q.svg');
  await userEvent.click(screen.getByRole('button', { name: '复制微信号' }));
  expect(await screen.findByText('微信号已复制')).toBeInTheDocument();
});

test('once the teacher is added, the page leads to the tools', async () => {
  let is_added: 0 | 1 = 0;
  const add = () => {
    is_added = 1;
    return null;
  };
  visit(1, () => ({ ...teacher, is_added }), add);
  await userEvent.click(await screen.findByRole('button', { name: '我已添加老师' }));
  expect(await screen.findByRole('link', { name: '已添加老师，去使用工具' })).toHaveAttribute(
    'href',
    '/myinfo/counter',
  );
});

test('a learner without the tools is led to them, and no teacher is asked for', async () => {
  const { callsOf } = visit(0);
  expect(await screen.findByRole('link', { name: '去看看理财工具' })).toHaveAttribute(
    'href',
    '/pay/payment-tools',
  );
  expect(callsOf(viewTeacherQrcode)).toHaveLength(0);
});

test('a teacher who cannot be read can be asked for again', async () => {
  visit(1, () => {
    throw new CallError('service', 0, '');
  });
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});
