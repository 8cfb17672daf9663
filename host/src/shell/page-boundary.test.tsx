import { providePlatform, type Platform } from '@suite/kernel';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { openAccount } from '@suite/loader/testing';
import { PageBoundary } from './page-boundary';

const report = jest.fn();
const navigate = jest.fn();
const hasPage = jest.fn();
let silence: jest.SpyInstance;
beforeEach(() => {
  report.mockClear();
  drawn.mockClear();
  drawing.mockClear();
  hasPage.mockReturnValue(true);
  navigate.mockClear();
  providePlatform({ report, navigate, hasPage } as unknown as Platform);
  silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => silence.mockRestore());

const retry = jest.fn();
const drawn = jest.fn();
const drawing = jest.fn();
function Page(): JSX.Element {
  throw new Error('drawn wrongly');
}
const show = async (instead: () => Promise<undefined | (() => JSX.Element)>, path = openAccount.path) => {
  render(
    <PageBoundary
      row={{ ...openAccount, path }}
      drawing={drawing}
      drawn={drawn}
      instead={instead}
      retry={retry}
    >
      <Page />
    </PageBoundary>,
  );
  await act(async () => undefined);
};

test('that a page is about to be drawn is noted before its code runs', () => {
  const Page = () => {
    expect(drawing).toHaveBeenCalledTimes(1);
    return <p>页面</p>;
  };
  render(
    <PageBoundary
      row={openAccount}
      drawing={drawing}
      drawn={drawn}
      instead={async () => undefined}
      retry={retry}
    >
      <Page />
    </PageBoundary>,
  );
  expect(screen.getByText('页面')).toBeVisible();
});

test('a page is told of once it has been drawn', () => {
  render(
    <PageBoundary
      row={openAccount}
      drawing={drawing}
      drawn={drawn}
      instead={async () => undefined}
      retry={retry}
    >
      <p>页面</p>
    </PageBoundary>,
  );
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('the version before takes the place of a page that throws', async () => {
  await show(async () => () => <p>旧版</p>);
  expect(screen.getByText('旧版')).toBeVisible();
  expect(report.mock.calls).toEqual([
    [new Error('drawn wrongly'), { componentStack: expect.stringContaining('at Page') }],
  ]);
  expect(drawn).not.toHaveBeenCalled();
});

test('without one there is a card, and trying again loads the page anew', async () => {
  await show(async () => undefined);
  expect(await screen.findByRole('button', { name: '详情' })).toBeVisible();
  expect(screen.getByText('代码 render')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('页面出错了');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  [openAccount.path, '返回个人中心', '/'],
  ['/manage-course/evaluation', '返回管理课程', '/manage-course'],
])('the card of %s also leads home: %s', async (path, words, home) => {
  retry.mockClear();
  await show(async () => undefined, path);
  fireEvent.click(await screen.findByRole('button', { name: words }));
  expect(navigate).toHaveBeenCalledWith(home, { replace: true });
  expect(retry).not.toHaveBeenCalled();
});

test.each([
  ['of the home', '/', true],
  ['where no app has the home', openAccount.path, false],
])('the card %s has the retry alone', async (_, path, hasHome) => {
  hasPage.mockReturnValue(hasHome);
  await show(async () => undefined, path);
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /返回/ })).toBeNull();
});

test('a version before that throws as well ends in the card', async () => {
  const instead = jest.fn(async () => Page as unknown as () => JSX.Element);
  await show(instead);
  await act(async () => undefined);
  expect(screen.getByRole('alert')).toHaveTextContent('页面出错了');
  expect(instead).toHaveBeenCalledTimes(1);
});

test('a page that is no component ends in the card, and so does a version before that is none', async () => {
  const Wrong = {} as unknown as () => JSX.Element;
  render(
    <PageBoundary row={openAccount} drawing={drawing} drawn={drawn} instead={async () => Wrong} retry={retry}>
      <Wrong />
    </PageBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('页面出错了');
});
