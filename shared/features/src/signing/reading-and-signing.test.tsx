import type { ContractReading, ContractText } from '@suite/api';
import { CallError } from '@suite/kernel';
import { renderPage } from '@suite/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signingRecord } from './record';
import { SigningScreen } from './signing-screen';
import { modelServer } from './testing/model-server';
import { button, come, freshDevice, tap, text, title, visit, watched } from './testing/visit';

freshDevice();

const learner = { line: 'learner', user: 7 } as const;

/** The page of the annex comes on the screen, or leaves it. */
const comeToPage = (isInView = true) =>
  act(() =>
    watched
      .filter(({ target }) => target.isConnected && target.parentElement?.dataset.block === 'page')
      .forEach(({ show }) => show(isInView)),
  );

const said = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
afterEach(() => document.querySelector('[aria-live="polite"]')?.remove());

test('reading: the end has to be reached; pages far from the screen have no picture', async () => {
  visit('sign');
  await title('阅读合同');
  expect(await screen.findByText('课程费 2980 元，以后没有别的费用。')).toBeVisible();
  expect(button('滑到最后一条，就可以签名')).toBeDisabled();
  expect(button('修改身份信息')).toBeEnabled();
  expect(screen.queryByRole('img', { name: '附件第 1 页' })).toBeNull();
  comeToPage();
  fireEvent.error(screen.getByRole('img', { name: '附件第 1 页' }));
  come(await screen.findByText('合同全文结束'));
  expect(await screen.findByRole('button', { name: '有页面没有加载，重新加载' })).toBeVisible();
  await tap('重试');
  fireEvent.load(screen.getByRole('img', { name: '附件第 1 页' }));
  await userEvent.click(await screen.findByRole('button', { name: '已阅读全文，去签名' }, { timeout: 3000 }));
  await title('手写签名');
});

test('reading: a page is read when its picture was there and in view, not when it was jumped over', async () => {
  visit('sign');
  come(await screen.findByText('合同全文结束'));
  await userEvent.click(
    await screen.findByRole('button', { name: '还有 1 页没有看到，去看' }, { timeout: 3000 }),
  );
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, expect.any(Number));
  comeToPage();
  expect(button('有页面还在加载，请稍候')).toBeDisabled();
  comeToPage(false);
  fireEvent.load(screen.getByRole('img', { name: '附件第 1 页' }));
  expect(button('还有 1 页没有看到，去看')).toBeEnabled();
  comeToPage();
  expect(button('已阅读全文，去签名')).toBeEnabled();
});

test('reading: after a reload the pages that were read count, and those that never loaded do not', async () => {
  const { unmount, model } = visit('sign');
  come(await screen.findByText('合同全文结束'));
  comeToPage();
  unmount();
  const again = renderPage(<SigningScreen edition={{ ...model.edition, read: async () => text('1') }} />);
  come(await screen.findByText('合同全文结束'));
  await screen.findByRole('button', { name: '还有 1 页没有看到，去看' }, { timeout: 3000 });
  comeToPage();
  fireEvent.load(screen.getByRole('img', { name: '附件第 1 页' }));
  again.unmount();
  renderPage(<SigningScreen edition={{ ...model.edition, read: async () => text('1') }} />);
  come(await screen.findByText('合同全文结束'));
  expect(await screen.findByRole('button', { name: '已阅读全文，去签名' }, { timeout: 3000 })).toBeEnabled();
});

test('reading: a page that does not come within a while can be asked for again', async () => {
  visit('sign');
  const end = await screen.findByText('合同全文结束');
  jest.useFakeTimers();
  comeToPage();
  act(() => jest.advanceTimersByTime(30_000));
  jest.useRealTimers();
  come(end);
  await tap('有页面没有加载，重新加载');
  fireEvent.load(screen.getByRole('img', { name: '附件第 1 页' }));
  expect(await screen.findByRole('button', { name: '已阅读全文，去签名' }, { timeout: 3000 })).toBeEnabled();
});

test('reading: a contract that comes without its text is not read', async () => {
  let documents: ContractText['documents'] = [];
  const model = modelServer();
  model.go('sign');
  const read = async () => ({ ...text('1'), documents });
  renderPage(<SigningScreen edition={{ ...model.edition, read }} />);
  expect(await screen.findByText('没有加载出来，请再试一次')).toBeVisible();
  expect(screen.queryByText('合同全文结束')).toBeNull();
  documents = text('1').documents;
  await tap('重试');
  expect(await screen.findByText('合同全文结束')).toBeVisible();
});

test('reading: a text that lags behind the contract is fetched again, and shown under its own version alone', async () => {
  let version = '1';
  const { model } = visit('sign', ({ edition }) => void (edition.read = async () => text(version)));
  model.version = 2;
  expect(await screen.findByText(/合同正在更新/)).toBeVisible();
  expect(screen.queryByText('合同全文结束')).toBeNull();
  version = '2';
  expect(await screen.findByText('合同全文结束', undefined, { timeout: 8000 })).toBeVisible();
});

test('reading: a text that is newer than the contract has the contract asked for', async () => {
  const { model } = visit('sign', ({ edition }) => void (edition.read = async () => text('2')));
  await screen.findByText(/合同正在更新/);
  model.version = 2;
  expect(await screen.findByText('合同全文结束', undefined, { timeout: 8000 })).toBeVisible();
});

test('reading: what has changed since the last reading is marked', async () => {
  const { unmount, model } = visit('sign');
  await title('阅读合同');
  come(await screen.findByText('合同全文结束'));
  comeToPage();
  fireEvent.load(screen.getByRole('img', { name: '附件第 1 页' }));
  await userEvent.click(await screen.findByRole('button', { name: '已阅读全文，去签名' }, { timeout: 3000 }));
  await title('手写签名');
  unmount();
  model.version = 2;
  renderPage(<SigningScreen edition={{ ...model.edition, read: async () => text('2') }} />);
  await title('阅读合同');
  expect(await screen.findByText(/已标出 1 处修改/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '条款 refund 有修改' })).toBeVisible();
  // Each change is confirmed before the signature.
  come(await screen.findByText('合同全文结束'));
  comeToPage();
  fireEvent.load(screen.getByRole('img', { name: '附件第 1 页' }));
  await userEvent.click(
    await screen.findByRole('button', { name: '还有 1 处修改没有确认，去看' }, { timeout: 3000 }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '我已看到“条款 refund”的修改' }));
  await tap('已阅读全文，去签名');
  await title('手写签名');
  expect(signingRecord(learner, 'contract-7').read().read).toMatchObject([
    { id: 'price', is_changed: 0 },
    { id: 'refund', is_changed: 1 },
    { id: 'page', is_changed: 0 },
  ]);
});

test('signing: when the record of the reading was wiped, the text is read again before anything is sent', async () => {
  readBefore();
  signingRecord(learner, 'contract-7').save('1', { strokes: [line] });
  const { model } = visit('sign');
  await title('手写签名');
  await tap('继续签名');
  await userEvent.click(await screen.findByRole('button', { name: '完成' }));
  await title('确认签名');
  signingRecord(learner, 'contract-7').remove();
  await tap('提交签名');
  await title('阅读合同');
  expect(model.received).toEqual([]);
});

const readBefore = () => signingRecord(learner, 'contract-7').save('1', { readVersion: '1', read: [] });
const line = [
  [0.1, 0.5],
  [0.9, 0.5],
] as [number, number][];

test('signing: an empty sheet is refused, undo and clear work, and the name is looked at before it is sent', async () => {
  readBefore();
  signingRecord(learner, 'contract-7').save('1', { strokes: [line, line] });
  const { model } = visit('sign');
  await title('手写签名');
  await tap('继续签名');
  expect(await screen.findByRole('img', { name: '签名区，已写 2 笔' })).toBeInTheDocument();
  await tap('撤销');
  expect(screen.getByRole('img', { name: '签名区，已写 1 笔' })).toBeInTheDocument();
  await tap('清空');
  await tap('完成');
  expect(screen.getByText('请先签名')).toBeInTheDocument();
  await tap('取消');
  signingRecord(learner, 'contract-7').save('1', { strokes: [line] });
  expect(model.received).toEqual([]);
});

test('signing: a signature is sent once on a double tap, and the server’s word makes it signed', async () => {
  readBefore();
  signingRecord(learner, 'contract-7').save('1', { strokes: [line] });
  const { model } = visit('sign');
  await title('手写签名');
  await tap('继续签名');
  await userEvent.click(await screen.findByRole('button', { name: '完成' }));
  await title('确认签名');
  await userEvent.dblClick(button('提交签名'));
  await title('正在确认签署结果');
  expect(model.received).toEqual([1]);
  model.go('signed');
  await title('合同已签署');
  expect(screen.getByRole('link', { name: '查看合同' })).toHaveAttribute('href', '/preview-contract?id=7');
  expect(Object.keys(localStorage).filter((key) => /signing/.test(key))).toEqual([]);
});

test('signing: a page that was left during the submission and is opened again waits for its end', async () => {
  readBefore();
  signingRecord(learner, 'contract-7').save('1', { strokes: [line] });
  let arrive: () => void = () => undefined;
  const { model, unmount } = visit('sign', ({ edition }) => {
    const { submit } = edition;
    edition.submit = async (task) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return submit(task);
    };
  });
  await title('手写签名');
  await tap('继续签名');
  await userEvent.click(await screen.findByRole('button', { name: '完成' }));
  await title('确认签名');
  await tap('提交签名');
  unmount();
  renderPage(<SigningScreen edition={model.edition} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByRole('button', { name: /签名/ })).toBeNull();
  await title('正在确认签署结果');
  arrive();
  await waitFor(() => expect(model.received).toEqual([1]));
  model.go('signed');
  await title('合同已签署');
  expect(model.received).toEqual([1]);
});

test('a confirmation without data is asked again, and the learner does not wait for ever', async () => {
  const { model } = visit('confirming', ({ edition }) => {
    const { isSigned } = edition;
    let asked = 0;
    edition.isSigned = async () => (asked++ ? isSigned() : (null as never));
  });
  await title('正在确认签署结果');
  expect(said()).not.toBe('合同已签署');
  model.go('signed');
  await title('合同已签署');
  expect(said()).toBe('合同已签署');
});

test('a contract that was signed some day before is no news', async () => {
  visit('signed');
  await title('合同已签署');
  expect(said()).not.toBe('合同已签署');
});

test('signing on the e-sign page: the toast says that it is asked for, and a failure brings the button back', async () => {
  readBefore();
  let fail: (() => void) | undefined;
  visit('sign', (it) => {
    it.way = 'link';
    const { signUrl } = it.edition;
    it.edition.signUrl = async (to) => {
      if (fail) return signUrl(to);
      await new Promise<void>((resolve) => (fail = resolve));
      throw new CallError('service', 0, '');
    };
  });
  await title('签署合同');
  await tap('前往签署');
  expect(await screen.findByText('请求中')).toBeVisible();
  await waitFor(() => expect(fail).toBeDefined());
  fail?.();
  await waitFor(() => expect(screen.queryByText('请求中')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  await tap('前往签署');
  await waitFor(() => expect(location.hash).toBe('#/e-sign'));
});

test.each([
  ['expired', '签署期限已过', '重新签署'],
  ['rejected', '合同被退回', '重新签署'],
] as const)('%s says so, and leads back to the identity', async (at, name, way) => {
  visit(at);
  await title(name);
  expect(screen.getByRole('link', { name: '查看合同' })).toBeVisible();
  await tap(way);
  await title('实名认证');
});

test('revoked leads to the teacher', async () => {
  visit('revoked');
  await title('合同已撤销');
  expect(screen.getByRole('link', { name: '联系班主任' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新签署' })).toBeNull();
});

test('without an answer there is a card that says the code for the service, and asks again', async () => {
  const { model } = visit('sms', (it) => {
    it.online = false;
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('网络不稳定');
  expect(screen.getByText(/^代码 /)).toHaveTextContent('network-failure');
  model.online = true;
  await tap('重试');
  await title('短信验证');
});

test('reading: a clause that differs from the usual is asked about; a wrong answer leads back to it', async () => {
  const own = text('1');
  const [, refund] = own.documents[0]?.blocks ?? [];
  Object.assign(refund ?? {}, { plain: '3 天内全额退。', usual: '7 天内全额退。' });
  own.documents[0]?.blocks.pop();
  signingRecord(learner, 'contract-7').save('1', { strokes: [line] });
  const sent: ContractReading[] = [];
  visit('sign', ({ edition }) => {
    const { submit } = edition;
    edition.read = async () => own;
    edition.submit = (signature) => (sent.push(signature.reading), submit(signature));
  });
  come(await screen.findByText('合同全文结束'));
  await userEvent.click(
    await screen.findByRole('button', { name: '已阅读全文，回答 1 个问题' }, { timeout: 3000 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '7 天内全额退。' }));
  expect(screen.getByRole('alert')).toHaveTextContent('请再看一遍“条款 refund”');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, expect.any(Number));
  await tap('看清楚了，再答一次');
  await userEvent.click(await screen.findByRole('button', { name: '3 天内全额退。' }));
  await title('手写签名');
  await tap('继续签名');
  await userEvent.click(await screen.findByRole('button', { name: '完成' }));
  await title('确认签名');
  await tap('提交签名');
  await title('正在确认签署结果');
  expect(sent).toMatchObject([{ answers: [{ id: 'refund', answer: '3 天内全额退。', misses: 1 }] }]);
});
