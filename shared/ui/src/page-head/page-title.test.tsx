import { render, screen } from '@testing-library/react';
import { PageTitle } from './page-title';

afterEach(() => {
  document.title = '';
});

const heading = () => screen.getByRole('heading', { level: 1 });

test('a heading that the bar over the page repeats is only spoken', () => {
  document.title = '学员卡';
  render(<PageTitle className="title">学员卡</PageTitle>);
  expect(heading()).toHaveTextContent('学员卡');
  expect(heading()).not.toHaveClass('title');
});

test('a heading of its own words is shown', () => {
  document.title = '课程升级';
  render(<PageTitle className="title">升级到新版课程</PageTitle>);
  expect(heading()).toHaveClass('title');
});
