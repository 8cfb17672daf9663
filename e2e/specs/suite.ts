import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';

/** A row of the live registry. */
export interface LivePage {
  app: string;
  path: string;
  name: string;
  title: string;
}

interface Registry {
  apps: Record<string, { live: { base: string; routes: Omit<LivePage, 'app'>[] } }>;
}

/** Every page that the suite serves now and that needs no parameter. */
export async function livePages(request: APIRequestContext): Promise<LivePage[]> {
  const registry = (await (await request.get('/registry.json')).json()) as Registry;
  return Object.entries(registry.apps)
    .flatMap(([app, { live }]) => live.routes.map(({ path, name, title }) => ({ app, path, name, title })))
    .filter(({ path }) => !/:\w+(?!\w*\?)/.test(path));
}

/** The page's own main heading. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fails the test when the page logs an error or throws. */
export const test = base.extend<{ errors: string[] }>({
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    await use(errors);
  },
});

export { expect };
