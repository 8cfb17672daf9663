import { renderPage } from '../testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveDates } from './save-dates';

const entry = {
  key: '1',
  title: '开班',
  about: '',
  from: '2026-03-11 09:00:00',
  until: '2026-03-11 09:30:00',
};

afterEach(() => history.replaceState(null, '', '/'));

test('the link for a browser does not say that the app opens it: a browser would save no files either', async () => {
  history.replaceState(null, '', '/?platform=app#/make-new?view=list');
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  renderPage(<SaveDates entries={[entry]} calendar="study" fileName="日程.ics" />, {
    context: 'shell',
  });
  fireEvent.click(screen.getByRole('button', { name: '复制链接，用浏览器打开' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/#/make-new?view=list`));
});
