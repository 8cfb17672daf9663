import { render, screen } from '@testing-library/react';
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
