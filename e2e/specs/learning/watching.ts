import type { Page } from '@playwright/test';
import { expect } from '../suite';

export const video = (page: Page) => page.locator('video');
/** Pauses by the video itself: the bar with the button hides after some seconds. */
export const pause = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.pause());
export const timeOf = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
export const begin = (page: Page) => page.getByRole('button', { name: /^(开始|从 .* 继续)播放$/ });

/** The second from which the player offers to go on. */
export async function startOf(page: Page): Promise<number> {
  await expect(begin(page)).toHaveAccessibleName(/^从 \d\d:\d\d 继续播放$/);
  const name = (await begin(page).getAttribute('aria-label')) ?? '';
  const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(name) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

export const plays = (page: Page, from: number) => expect.poll(() => timeOf(page)).toBeGreaterThan(from);

/** The second of a video that plays undisturbed; -1 while it loads or jumps. */
const timeInPlay = (page: Page) =>
  video(page).evaluate(({ readyState, seeking, paused, currentTime }: HTMLVideoElement) =>
    readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !seeking && !paused ? currentTime : -1,
  );

/**
 * Goes on with a lesson, and to a second of it once the player is where the learner stopped: until then the player
 * would leave any other place again. The label names that place in whole seconds.
 */
export async function watchFrom(page: Page, second: number): Promise<void> {
  const start = await startOf(page);
  await begin(page).click();
  await expect.poll(() => timeInPlay(page)).toBeGreaterThan(start + 1.5);
  await video(page).evaluate((element: HTMLVideoElement, to) => void (element.currentTime = to), second);
  await plays(page, second + 1);
}
