import { fundInfo } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareView } from './compare-view';
import { detailOf, valuesFrom } from './testing';

jest.mock('../chart/line-plot', () => ({
  drawLines: () => ({ show: jest.fn(), point: jest.fn(), remove: jest.fn() }),
}));

beforeEach(() => localStorage.clear());

const fund = (fund_id: number, ...values: string[]) =>
  detailOf({ fund_id, name: `基金 ${fund_id}`, list: valuesFrom('2026-03-08', values) });

test('what was kept gives way to the newest values once they can be read', async () => {
  let values = ['1.0000', '1.1000'];
  let isOffline = false;
  const visit = () =>
    renderPage(<CompareView ids={[1, 2]} />, {
      answers: [
        answer(fundInfo, ({ fund_id }) => {
          if (isOffline) throw new CallError('service', 0, 'network failure');
          return fund(fund_id, ...values);
        }),
      ],
    });
  const first = visit();
  await screen.findByRole('slider');
  first.unmount();
  isOffline = true;
  visit();
  expect(await screen.findByRole('slider')).toHaveAccessibleName(/到 2026-03-09，基金 1 10\.00%/);
  isOffline = false;
  values = ['1.0000', '1.1000', '1.3000'];
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByRole('slider', { name: /到 2026-03-10，基金 1 30\.00%/ })).toBeInTheDocument();
});
