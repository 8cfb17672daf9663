import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { RichText } from './rich-text';

const html = '<p>看图：<img src="/a.png" alt="收支表"><img src="/b.png" alt="资产表"></p>';
const nothing = () => undefined;
const messenger = (previewImages: (all: readonly string[], at: string) => Promise<boolean>) => ({
  messenger: { pay: async () => 'unknown' as const, share: nothing, previewImages },
});

test('a picture opens over the page and closes again, and the focus comes back', async () => {
  renderPage(<RichText html={html} />);
  const picture = screen.getByRole('button', { name: '查看大图：资产表' });
  picture.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '查看大图' });
  expect(dialog).toContainElement(screen.getByRole('img', { name: '资产表' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(picture).toHaveFocus();
});

test('in the messenger its own viewer shows all pictures of the text', async () => {
  const previewImages = jest.fn(async () => true);
  renderPage(<RichText html={html} />, { platform: messenger(previewImages) });
  await userEvent.click(screen.getByRole('button', { name: '查看大图：收支表' }));
  expect(previewImages).toHaveBeenCalledWith(
    ['http://localhost/a.png', 'http://localhost/b.png'],
    'http://localhost/a.png',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page may take over', async () => {
  const onImage = jest.fn();
  renderPage(<RichText html={html} onImage={onImage} />);
  await userEvent.click(screen.getByRole('button', { name: '查看大图：收支表' }));
  expect(onImage).toHaveBeenCalledWith('http://localhost/a.png', expect.any(Array));
});

test('links lead to pages of the suite', () => {
  renderPage(<RichText html='<a href="#/video">课程</a>' />);
  expect(screen.getByRole('link', { name: '课程' })).toHaveAttribute('href', '#/video');
});
