import { render, screen } from '@testing-library/react';
import { Page } from './page';

test('a page is the main landmark, and its bar comes after its content', () => {
  render(
    <Page footer={<button>提交</button>}>
      <p>内容</p>
    </Page>,
  );
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('内容提交');
  expect(main.lastElementChild).toContainElement(screen.getByRole('button', { name: '提交' }));
});

test('the live region is there before the first toast needs it', () => {
  render(<Page>内容</Page>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
