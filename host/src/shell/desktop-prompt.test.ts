import { providePlatform, type Platform } from '@suite/kernel';
import type { RouteData } from '@suite/kernel/routes';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { promptDesktop } from './desktop-prompt';

const rowOf = (name: string) => ({ name, path: `/${name}`, title: name }) as RouteData;

async function arrive(context: Platform['context'], name: string | undefined) {
  providePlatform({
    context,
    site: { hosts: { desktop: 'https://desk.example.com' } },
  } as Partial<Platform> as Platform);
  const left: string[] = [];
  let row = name === undefined ? undefined : rowOf(name);
  await act(
    async () =>
      void promptDesktop(
        () => row,
        (address) => left.push(address),
      ),
  );
  return {
    left,
    goTo: (next: string) =>
      act(async () => {
        row = rowOf(next);
        window.dispatchEvent(new HashChangeEvent('hashchange'));
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

const prompt = () => screen.queryByRole('dialog', { name: '温馨提示' });

test('in the desktop messenger the only way on is the official site', async () => {
  const { left } = await arrive('desktop-messenger', 'Video');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['前往官网']);
  await userEvent.keyboard('{Escape}');
  expect(prompt()).toBeVisible();
  expect(left).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  expect(left).toEqual(['https://desk.example.com']);
  expect(prompt()).toBeNull();
});

test('going to another page does not leave the suite, and that page prompts unless it is the exam', async () => {
  const { left, goTo } = await arrive('desktop-messenger', 'Video');
  await goTo('UserClock');
  expect(prompt()).toBeVisible();
  await goTo('Exam');
  expect(prompt()).toBeNull();
  expect(left).toEqual([]);
});

test('an address without a page prompts as well', async () => {
  const { goTo } = await arrive('desktop-messenger', undefined);
  expect(prompt()).toBeVisible();
  await goTo('Exam');
  expect(prompt()).toBeNull();
});

test.each([
  ['messenger', 'Video'],
  ['browser', 'Video'],
  ['shell', 'Video'],
  ['desktop-messenger', 'Exam'],
] as const)('in the %s there is no prompt at %s', async (context, name) => {
  await arrive(context, name);
  expect(prompt()).toBeNull();
});
