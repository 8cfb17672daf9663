import type { ContractText } from '@suite/api';
import { fakeViews, renderPage } from '@suite/ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_VERSION } from '../consent/consents';
import { consentTo } from '../consent/testing';
import { ContractTextScreen } from './contract-text-screen';
import { text } from './testing/visit';

const watched = fakeViews();
beforeEach(() => {
  window.print = jest.fn();
});

const evidence = {
  ...{ signer: '苏**', id_number: '610113********0629', mobile: '199****1008', digest: 'ab12' },
  ...{ face_time: '2026-03-10 12:50:00', sms_time: '', consents: [consentTo('signature')] },
  pages: ['/1.svg', '/2.svg'],
};
const signed = { status: 'signed', sign_time: '2026-03-10 13:00:00' } as const;

async function visit(part: Partial<ContractText> = {}, context: 'browser' | 'messenger' = 'browser') {
  const data = { ...text('1'), ...signed, evidence, ...part };
  const query = { data, error: null, refetch: async () => undefined };
  renderPage(<ContractTextScreen query={query} sign="/sign" />, { platform: { context } });
  act(() => watched.forEach(({ target, show }) => target.tagName === 'DIV' && show(!target.className)));
  return screen.findByRole('heading', { name: '留存合同' });
}

const row = (name: string) => screen.getByText(name).parentElement?.parentElement;

test('the evidence says who signed when, what was verified and what was consented to', async () => {
  await visit();
  expect(row('签署人')).toHaveTextContent('苏**');
  expect(row('身份证号')).toHaveTextContent('610113********0629');
  expect(row('签署时间')).toHaveTextContent('2026年3月10日 13:00');
  expect(row('人脸核验')).toHaveTextContent('2026年3月10日 12:50 通过');
  expect(row('短信验证')).toHaveTextContent('没有记录');
  expect(row('已同意《签名与数字证书使用说明》')).toHaveTextContent(
    `版本 ${CONSENT_VERSION}，2026年3月10日 12:00`,
  );
  expect(screen.getByText('ab12')).toBeVisible();
});

test('the evidence says how each clause and page was read, and what was asked about them', async () => {
  const block = (id: string, title: string, seconds: number, is_changed: 0 | 1 = 0) => ({
    ...{ id, title, digest: 'a', seconds, is_changed },
  });
  const blocks = [
    block('price', '第三条 课程费用', 0),
    block('refund', '第六条 退费', 40, 1),
    block('page', '附件第 3 页', 12),
  ];
  const answers = [{ id: 'refund', answer: '付款后 3 天内全额退。', misses: 1 }];
  await visit({ evidence: { ...evidence, reading: { version: '1', blocks, answers, digest: 'cd34' } } });
  expect(row('第三条 课程费用')).toHaveTextContent('没有停留');
  expect(row('第六条 退费')).toHaveTextContent('看了 40 秒');
  expect(row('第六条 退费')).toHaveTextContent('有修改，签署人已确认看到');
  expect(row('附件第 3 页')).toHaveTextContent('看了 12 秒');
  expect(row('签署前答对：第六条 退费')).toHaveTextContent('付款后 3 天内全额退。（第 2 次答对）');
  expect(screen.getByText('cd34')).toBeVisible();
});

test('a server without records gets no evidence invented, and the contract can be printed all the same', async () => {
  await visit({ evidence: null });
  expect(screen.queryByText('签署存证')).toBeNull();
  expect(screen.queryByText('保存合同图片')).toBeNull();
  expect(screen.getByText('打印或存为 PDF')).toBeVisible();
});

test('it is printed when the pictures of all its pages are there, and not without one of them', async () => {
  await visit();
  const tap = () => userEvent.click(screen.getByRole('button', { name: /打印或存为 PDF/ }));
  await tap();
  expect(window.print).not.toHaveBeenCalled();
  fireEvent.error(screen.getByRole('img', { name: '附件第 1 页' }));
  expect(screen.getByText('有页面没有加载出来，请再试一次')).toBeVisible();
  await tap();
  expect(window.print).not.toHaveBeenCalled();
  fireEvent.load(screen.getByRole('img', { name: '附件第 1 页' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('the pages are there as pictures to save', async () => {
  await visit();
  await userEvent.click(screen.getByRole('button', { name: /保存合同图片/ }));
  const dialog = await screen.findByRole('dialog', { name: '合同图片' });
  expect(within(dialog).getAllByRole('img')).toHaveLength(2);
});

test('where nothing can be printed the address is copied for a browser', async () => {
  await visit({}, 'messenger');
  expect(screen.getByText('复制链接，到浏览器打印')).toBeVisible();
  expect(screen.queryByText('打印或存为 PDF')).toBeNull();
});
