import { renderPage } from '@suite/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveDates } from './save-dates';
import { eventsOf } from './share-events';
import { shareOf } from './testing';

afterEach(() => history.replaceState(null, '', '/'));

test('the link for a browser does not say that the app opens it: a browser would save no files either', async () => {
  history.replaceState(null, '', '/?platform=app#/make-new?view=list');
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  renderPage(<SaveDates events={eventsOf(shareOf())} name="晨光微电" />, {
    context: 'shell',
  });
  fireEvent.click(screen.getByRole('button', { name: '复制链接，用浏览器打开' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/#/make-new?view=list`));
});
