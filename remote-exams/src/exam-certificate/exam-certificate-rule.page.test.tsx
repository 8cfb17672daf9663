import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ExamCertificateRulePage from './exam-certificate-rule.page';

const card = (name: string) => screen.getByRole('region', { name });
const itemsOf = (name: string) =>
  within(card(name))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** The terms of a card with their texts. */
const termsOf = (name: string) => {
  const terms = within(card(name)).getAllByRole('term');
  const texts = within(card(name)).getAllByRole('definition');
  return Object.fromEntries(terms.map((term, index) => [term.textContent, texts[index]?.textContent]));
};

beforeEach(() => void render(<ExamCertificateRulePage />));

test('the page names who gets a certificate', () => {
  expect(screen.getByRole('heading', { level: 1, name: '考试证书规则' })).toBeVisible();
  expect(itemsOf('谁可以获得')).toContain('成绩达到试卷标明的合格分。');
});

test('score, tries and retake are explained', () => {
  expect(termsOf('成绩与考试次数')).toMatchObject({
    总分与合格分: expect.stringContaining('以开考前试卷页的说明为准'),
    交卷次数: expect.stringContaining('只能交卷 1 次'),
    没有通过: expect.stringContaining('申请\u00a01\u00a0次补考'),
  });
});

test('the way from handing in to the certificate is in order', () => {
  expect(itemsOf('什么时候发放')).toEqual([
    expect.stringContaining('交卷'),
    expect.stringContaining('合格'),
    expect.stringContaining('发证'),
  ]);
});

test('the sample shows what is printed', () => {
  expect(Object.keys(termsOf('证书上有什么'))).toEqual(['姓名', '证书名称', '证书编号', '发证日期']);
});

test('the page says that the certificate is no professional qualification', () => {
  expect(itemsOf('效力与有效期').join()).toContain('不是国家职业资格证书');
});

test('mistakes can be corrected and scores reviewed', () => {
  expect(Object.keys(termsOf('更正、复核与撤销'))).toEqual(['信息有误', '对成绩有疑问', '撤销证书']);
});

test('a question opens its answer', async () => {
  expect(screen.queryByText(/按页面提示保存到手机相册/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '怎样保存证书？' }));
  expect(screen.getByText(/按页面提示保存到手机相册/)).toBeInTheDocument();
});
