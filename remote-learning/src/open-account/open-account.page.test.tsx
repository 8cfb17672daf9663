import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OpenAccountPage from './open-account.page';

const card = (name: string) => screen.getByRole('region', { name });
const itemsOf = (name: string) => within(card(name)).getAllByRole('listitem');

beforeEach(() => void render(<OpenAccountPage />));

test('the page says what to have ready', () => {
  expect(screen.getByRole('heading', { level: 1, name: '证券开户指引' })).toBeVisible();
  expect(itemsOf('开户前准备').map((item) => item.textContent)).toEqual([
    expect.stringContaining('本人身份证'),
    expect.stringContaining('本人银行卡'),
    expect.stringContaining('本人手机'),
  ]);
});

test('the steps lead from the choice of a licensed company to the result', () => {
  const steps = itemsOf('开户步骤');
  expect(steps).toHaveLength(7);
  expect(steps[0]).toHaveTextContent('选一家持牌证券公司');
  expect(steps[6]).toHaveTextContent('等待审核结果');
});

test('each charge stands beside its name', () => {
  const fees = within(card('费用说明'));
  const rows = fees.getAllByRole('term').map((term) => term.firstChild?.textContent);
  const rates = fees.getAllByRole('definition').map((rate) => rate.textContent);
  expect(rows.map((name, index) => [name, rates[index]])).toEqual([
    ['开户费', '免费'],
    ['交易佣金', '不超过 3‰'],
    ['印花税', '0.5‰'],
    ['过户费', '0.01‰'],
  ]);
});

test('strangers who promise profits are warned against before the steps begin', () => {
  const warning = card('承诺稳赚不赔的，都是骗局');
  expect(warning).toHaveTextContent('保证收益');
  expect(warning.compareDocumentPosition(card('开户步骤')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the hotlines can be called with one tap', () => {
  expect(screen.getByRole('link', { name: '拨打 96110 反诈专线' })).toHaveAttribute('href', 'tel:96110');
  expect(screen.getByRole('link', { name: '拨打 12386 证监会热线' })).toHaveAttribute('href', 'tel:12386');
});

test('a question opens its answer', async () => {
  expect(screen.queryByText(/不推荐证券公司/)).not.toBeInTheDocument();
  const question = screen.getByRole('button', { name: '平台有推荐的证券公司吗？' });
  await userEvent.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/不推荐证券公司/)).toBeInTheDocument();
});

test('the page ends with the risk notice', () => {
  expect(screen.getByText(/投资有风险，入市需谨慎/)).toBeVisible();
});
