import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Article, type ArticleSection } from './article';

const sections: ArticleSection[] = [
  { title: '协议的范围', blocks: ['第一段。', '第二段。'] },
  { title: '我们收集的信息', blocks: [['课程记录', { term: '手机号码', text: '用于登录' }]] },
];
const contents = () => screen.getByRole('navigation', { name: '目录' });
const open = () =>
  render(
    <Article title="用户协议" meta={['版本 1.0']} intro={['欢迎。']} sections={sections}>
      <a href="https://example.com">外部协议</a>
    </Article>,
  );

let scrolledTo: Element[];
beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this);
  };
});

test('the document has its title, its edition and numbered sections', () => {
  open();
  expect(screen.getByRole('article', { name: '用户协议' })).toHaveTextContent('版本 1.0');
  expect(screen.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '1. 协议的范围',
    '2. 我们收集的信息',
  ]);
});

test('texts become paragraphs, arrays become lists with their terms in bold', () => {
  open();
  expect(screen.getByText('第二段。').tagName).toBe('P');
  const list = screen.getByText('课程记录').closest('ul') as HTMLElement;
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByText('手机号码：').tagName).toBe('STRONG');
  expect(list).toHaveTextContent('手机号码：用于登录');
});

test('what the page adds stands before the table of contents', () => {
  open();
  const added = screen.getByRole('link', { name: '外部协议' });
  expect(added.compareDocumentPosition(contents()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an entry of the contents leads to its section and takes the focus there', async () => {
  open();
  await userEvent.click(within(contents()).getByRole('button', { name: /我们收集的信息/ }));
  const heading = screen.getByRole('heading', { name: '2. 我们收集的信息' });
  expect(scrolledTo).toEqual([heading]);
  expect(heading).toHaveFocus();
});

test('the way back to the contents shows once they are scrolled past', async () => {
  open();
  const back = screen.getByRole('button', { name: '返回目录' });
  expect(back).not.toHaveClass('shown');
  contents().getBoundingClientRect = () => ({ bottom: -1 }) as DOMRect;
  const measured = jest.spyOn(contents(), 'getBoundingClientRect');
  act(() => {
    for (let event = 0; event < 20; event += 1) window.dispatchEvent(new Event('scroll'));
  });
  expect(back).toHaveClass('shown');
  expect(measured).toHaveBeenCalledTimes(1);
  await userEvent.click(back);
  expect(scrolledTo).toEqual([contents()]);
  expect(contents()).toHaveFocus();
});
