import { storageOf, useSession } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import { renderPage } from '@suite/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LessonNotes } from './lesson-notes';

const control = { current: { time: () => 83.4, playFrom: jest.fn(), pause: jest.fn(), play: jest.fn() } };
const lesson = {
  name: '复利',
  chapter: '第一章',
  course: '财商课',
  courseId: 9,
  chapterId: 1,
  player: 'videoReform' as const,
};
const show = (v_id = 3) => renderPage(<LessonNotes v_id={v_id} lesson={lesson} control={control} />);
const field = () => screen.getByRole('textbox');
const button = (name: string) => screen.getByRole('button', { name });
const times = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => within(row).getByRole('button', { name: /播放/ }).textContent);

async function write(text: string, at = 83.4) {
  control.current.time = () => at;
  await userEvent.type(field(), text);
  await userEvent.click(button('保存笔记'));
}

beforeEach(() => {
  // What a full storage has refused lives in the page.
  const device = storageOf('device');
  device.keys('').forEach(device.remove);
  control.current.time = () => 83.4;
  control.current.playFrom.mockClear();
  control.current.play.mockClear();
  control.current.pause.mockReset().mockReturnValue(true);
  useSession.setState({ line: 'learner', login: 'in', user: 7 });
});

test('a note has the moment at which it was begun, and a tap on it plays from there', async () => {
  show();
  await userEvent.type(field(), '七');
  control.current.time = () => 200;
  await userEvent.type(field(), '二法则');
  expect(screen.getByLabelText('记在 01:23 的笔记')).toHaveValue('七二法则');
  await userEvent.click(button('保存笔记'));
  expect(screen.getByRole('listitem')).toHaveTextContent('七二法则');
  await userEvent.click(button('从 01:23 播放'));
  expect(control.current.playFrom).toHaveBeenCalledWith(83);
});

test('notes stand in the order of the lesson, each under its own lesson', async () => {
  const { unmount } = show();
  await write('后', 120);
  await write('先', 20);
  expect(times()).toEqual(['00:20', '02:00']);
  unmount();
  show(4);
  expect(times()).toEqual([]);
});

test('a note can be changed; its moment stays', async () => {
  show();
  await write('错字');
  await userEvent.click(button('修改 01:23 的笔记'));
  await userEvent.clear(field());
  expect(button('保存笔记')).toBeDisabled();
  await write('改好了', 300);
  expect(times()).toEqual(['01:23']);
  expect(screen.getByRole('listitem')).toHaveTextContent('改好了');
});

test('a note that was deleted comes back on 撤销', async () => {
  const { unmount } = show();
  await write('别丢');
  await userEvent.click(button('删除 01:23 的笔记'));
  expect(times()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('已删除 01:23 的笔记');
  await userEvent.click(button('撤销'));
  expect(screen.getByRole('listitem')).toHaveTextContent('别丢');
  unmount();
  show();
  expect(screen.getByRole('listitem')).toHaveTextContent('别丢');
});

test('notes, and one that is being written, outlive the page and a logout, for their owner alone', async () => {
  const { unmount } = show();
  await write('我的');
  await userEvent.type(field(), '没写完');
  unmount();
  personHere('leaving');
  useSession.setState({ user: 8 });
  const other = show();
  expect(times()).toEqual([]);
  expect(field()).toHaveValue('');
  other.unmount();
  useSession.setState({ user: 7 });
  show();
  expect(screen.getByRole('listitem')).toHaveTextContent('我的');
  expect(field()).toHaveValue('没写完');
});

test('what is being written is kept as a note when another note is changed', async () => {
  show();
  await write('第一条', 20);
  control.current.time = () => 60;
  await userEvent.type(field(), '还没保存');
  await userEvent.click(button('修改 00:20 的笔记'));
  expect(field()).toHaveValue('第一条');
  await userEvent.type(field(), '，改过');
  await userEvent.click(button('修改 00:20 的笔记'));
  expect(field()).toHaveValue('第一条，改过');
  await userEvent.click(button('取消'));
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('还没保存');
});

test('two tabs go on with the same note', async () => {
  show();
  await userEvent.type(field(), '这一页');
  const key = Object.keys(localStorage).find((one) => /noting/.test(one)) ?? '';
  const inOtherTab = (saved: string, value: unknown) => {
    const newValue = value ? JSON.stringify({ v: 1, at: 0, value }) : null;
    if (newValue) localStorage.setItem(saved, newValue);
    else localStorage.removeItem(saved);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: saved, newValue })));
  };
  inOtherTab(key, { at: 83, text: '这一页，那一页' });
  expect(field()).toHaveValue('这一页，那一页');
  inOtherTab(key.replace('noting/3', 'note/3.1'), { id: '1', at: 83, text: '存好了', made: 1 });
  inOtherTab(key, undefined);
  expect(field()).toHaveValue('');
  expect(screen.getByRole('listitem')).toHaveTextContent('存好了');
});

test('the video waits while a note is written, and goes on when it is saved or dropped', async () => {
  show();
  await userEvent.type(field(), '两字');
  expect(control.current.pause).toHaveBeenCalledTimes(1);
  expect(control.current.play).not.toHaveBeenCalled();
  await userEvent.click(button('保存笔记'));
  expect(control.current.play).toHaveBeenCalledTimes(1);
  await userEvent.type(field(), '又');
  await userEvent.click(button('取消'));
  expect(control.current.play).toHaveBeenCalledTimes(2);
});

test('a video that stood still stays so after the note', async () => {
  control.current.pause.mockReturnValue(false);
  show();
  await userEvent.type(field(), '字');
  await userEvent.click(button('保存笔记'));
  expect(control.current.play).not.toHaveBeenCalled();
});

test('a bookmark is a note without words; words can be added later', async () => {
  show();
  await userEvent.click(button('加书签'));
  expect(screen.getByRole('listitem')).toHaveTextContent('01:23修改删除书签');
  await userEvent.click(button('修改 01:23 的笔记'));
  await userEvent.type(field(), '七二法则');
  await userEvent.click(button('保存笔记'));
  expect(screen.getByRole('listitem')).toHaveTextContent('七二法则');
});

test('the moment of a note can be moved by seconds, or to where the video is', async () => {
  show();
  await write('早了', 20);
  await userEvent.click(button('修改 00:20 的笔记'));
  await userEvent.click(button('晚 5 秒'));
  await userEvent.click(button('保存笔记'));
  expect(times()).toEqual(['00:25']);
  await userEvent.click(button('修改 00:25 的笔记'));
  control.current.time = () => 61.9;
  await userEvent.click(button('改为当前进度'));
  await userEvent.click(button('早 5 秒'));
  await userEvent.click(button('保存笔记'));
  expect(times()).toEqual(['00:56']);
});

test('a note of an earlier release learns its lesson when the lesson is opened', () => {
  const key = 'suite.unsent.copy/learner.7/note/3.1';
  const value = { id: '1', at: 5, text: '旧笔记', made: 1 };
  localStorage.setItem(key, JSON.stringify({ v: 1, at: 0, value }));
  show();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ value: { ...value, lesson } });
});

test('a device that does not keep what is being written says so at once', async () => {
  show();
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await userEvent.type(field(), '写');
  closed.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent('浏览器不允许保存');
  await userEvent.click(button('取消'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a full storage is said, and the note stays to be copied', async () => {
  show();
  await userEvent.type(field(), '放不下');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(button('保存笔记'));
  full.mockRestore();
  expect(await screen.findByText(/手机存储空间已满/)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('放不下');
});

test('a storage without room for the draft and the note beside it keeps the note', async () => {
  const { unmount } = show();
  await userEvent.type(field(), '写到这里才满');
  const setItem = Storage.prototype.setItem;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    ...entry
  ) {
    if (this.length > 0) throw new DOMException('full', 'QuotaExceededError');
    setItem.apply(this, entry);
  });
  await userEvent.click(button('保存笔记'));
  full.mockRestore();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  expect(Object.values(localStorage)).toEqual([expect.stringContaining('写到这里才满')]);
});
