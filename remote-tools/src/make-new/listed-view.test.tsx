import { newList } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import { ListedView } from './listed-view';
import { listedOf } from './testing';

test('a share whose first day is not over has neither risen nor fallen', async () => {
  const share = listedOf({ name: '今朝医药', first_close: '', first_gain: '', unit_gain: '' });
  renderPage(<ListedView />, { answers: [answer(newList, { list: [share], total: 1 })] });
  const row = (await screen.findByText('今朝医药')).closest('li');
  expect(row).toHaveTextContent('收盘 待公布待收盘');
  expect(row).not.toHaveTextContent(/[涨跌赚亏]/);
});
