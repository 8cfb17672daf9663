import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeCanvas, renderPage } from '@suite/ui/testing';
import type { Context } from '@suite/kernel';
import { useState } from 'react';
import type { Pen } from './pen';
import { Poster } from './poster';

let drawn: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  drawn = fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

const draw = async (pen: Pen, { name }: { name: string }) => {
  pen.text(name, { x: 0, y: 0, width: 700, size: 40 });
  await pen.picture('/api/media/sun.png', { x: 0, y: 0, width: 100, height: 100 });
};

function Page() {
  const [name, setName] = useState('清禾');
  return (
    <>
      <Poster subject={{ name }} draw={draw} height={1000} alt={`${name}的打卡海报`} fileName="打卡.png" />
      <button onClick={() => setName((old) => (old === '清禾' ? '思远' : old))}>换人</button>
    </>
  );
}

const visit = (context: Context) => renderPage(<Page />, { context });

test('the poster is an image that says what stands on it', async () => {
  visit('browser');
  expect(screen.getByRole('status')).toHaveTextContent('正在生成海报');
  const image = await screen.findByRole('img', { name: '清禾的打卡海报' });
  expect(image).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
  expect(drawn.texts).toEqual(['清禾']);
  expect(drawn.pictures).toEqual(['/api/media/sun.png']);
});

test('it is drawn anew when its content changes, and only then', async () => {
  visit('browser');
  await screen.findByRole('img', { name: '清禾的打卡海报' });
  await userEvent.click(screen.getByRole('button', { name: '换人' }));
  await screen.findByRole('img', { name: '思远的打卡海报' });
  await userEvent.click(screen.getByRole('button', { name: '换人' }));
  expect(drawn.texts).toEqual(['清禾', '思远']);
});

test('a picture that does not load fails the poster, and a retry draws it', async () => {
  drawn.broken.add('/api/media/sun.png');
  visit('browser');
  expect(await screen.findByRole('alert')).toHaveTextContent('海报没有生成出来');
  drawn.broken.clear();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('img')).toBeVisible();
});

test('in a browser a button saves the picture under its name', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:poster');
  URL.revokeObjectURL = jest.fn();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
  visit('browser');
  await screen.findByRole('img');
  await userEvent.click(screen.getByRole('button', { name: '保存图片' }));
  expect(saved).toEqual(['blob:poster as 打卡.png']);
  const [[file]] = (URL.createObjectURL as jest.Mock).mock.calls as [[Blob]];
  expect(file.type).toBe('image/png');
});

test.each<Context>(['messenger', 'desktop-messenger'])('in the %s a long press saves it', async (context) => {
  visit(context);
  await screen.findByRole('img');
  expect(screen.getByText('长按图片，保存到手机或发送给朋友')).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存图片' })).toBeNull();
});

test('the app drops files that a page has made: there a long press saves it', async () => {
  visit('shell');
  await screen.findByRole('img');
  expect(screen.getByText('长按图片或截屏，保存到手机')).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存图片' })).toBeNull();
});

test('a page that is left while the poster is drawn is not touched any more', async () => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = visit('browser');
  unmount();
  await act(async () => {});
  expect(failures).not.toHaveBeenCalled();
});
