import { fireEvent, render, screen } from '@testing-library/react';
import { Person } from './person';

test('a person has a name, which can be the heading, and a line; the picture is decoration', () => {
  render(
    <Person avatar="/teacher.png" name="林老师" size="large" as="h1">
      财务分析讲师
    </Person>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '林老师' })).toBeVisible();
  expect(screen.getByText('财务分析讲师')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a picture that cannot be loaded leaves the first character of the name', () => {
  const { container } = render(
    <Person avatar="/gone.png" name="林老师">
      财务分析讲师
    </Person>,
  );
  expect(screen.queryByText('林')).toBeNull();
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByText('林')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('without a picture the first character stands also beside a name with a title', () => {
  const name = (
    <>
      林老师<span>班主任</span>
    </>
  );
  render(
    <Person avatar="" name={name} plainName="林老师">
      第 12 期
    </Person>,
  );
  expect(screen.getByText('林')).toBeVisible();
});
