import { render, screen } from '@testing-library/react';
import { Card } from './card';
import { Section } from './section';

test('a titled card and a section are regions with a heading', () => {
  render(
    <Section title="今日任务" extra="2 项">
      <Card title="企业财务分析" extra="学习中">
        第一章
      </Card>
    </Section>,
  );
  expect(screen.getByRole('region', { name: '今日任务' })).toHaveTextContent('2 项');
  expect(screen.getByRole('region', { name: '企业财务分析' })).toHaveTextContent('学习中第一章');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('a card that shows no title can have a name all the same', () => {
  render(<Card label="林老师">财务分析讲师</Card>);
  expect(screen.getByRole('region', { name: '林老师' })).toHaveTextContent('财务分析讲师');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a card without a title is no region', () => {
  render(<Card>第一章</Card>);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
