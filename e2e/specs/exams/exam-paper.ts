import type { Page, Route } from '@playwright/test';
import { enter, expect } from '../suite';

/** An exam without a limit of time, of which ten of twenty questions are answered. */
export const EXAM = '/exam?paper_id=902';
/** Calls that send answers. */
export const drafts = '**/api/paper/judge';

/** Answers as they are sent. */
export interface Sheet {
  content: Record<string, string>;
  is_draft: 0 | 1;
}

/** The answers in a call. */
export const sheetOf = (route: Route) => route.request().postDataJSON() as Sheet;
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** An option of the current question. */
export const option = (page: Page, letter: string) =>
  page.getByRole('radio', { name: new RegExp(`^${letter}`) });
/** How many questions are answered. */
export const progress = (page: Page) => page.getByText(/^已答 \d+\/\d+$/);
/** The current question's heading. */
export const question = (page: Page) => page.getByRole('heading', { level: 2 });

/** What the provider holds of the exam. */
export const held = (page: Page): Promise<{ content: Record<string, string>; is_draft: 0 | 1 } | null> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/paper/info?paper_id=902');
    return (await answer.json()).data.user_answer;
  });

/** How many answers the provider holds. */
export const heldCount = async (page: Page) => Object.keys((await held(page))?.content ?? {}).length;

/** The first page of a phone takes its time. */
export const opened = (page: Page, text: string) =>
  expect(progress(page)).toHaveText(text, { timeout: 15_000 });

/** Opens the exam as a learner who has begun it. */
export async function begin(page: Page) {
  const twin = await enter(page, 'to-sign', 'messenger', EXAM);
  await opened(page, '已答 10/20');
  await expect(question(page)).toContainText('第 11 题');
  return twin;
}

/** Chooses an option of the current question. */
export async function choose(page: Page, letter: string) {
  await option(page, letter).check();
  await expect(option(page, letter)).toBeChecked();
}

/** Hands in from the answer card. */
export async function handIn(page: Page) {
  await button(page, '答题卡').click();
  await button(page, '交卷').click();
  await page.getByRole('dialog', { name: '确认交卷' }).getByRole('button', { name: '交卷' }).click();
}

/** Waits for the result. */
export const solved = (page: Page) =>
  expect(page.getByRole('heading', { name: /考试(通过|未通过)/ })).toBeVisible({ timeout: 15_000 });
