import { remotes } from '@suite/build/workspace';
import type { Registry } from '@suite/kernel/registry';
import type { Flow } from './flows/flow';
import { seeHeading, until } from './steps';

/** One page of every app, and the page that no app owns. */
export async function smokeFlows(address: string): Promise<Flow[]> {
  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry;
  const pages = remotes.map((app) =>
    registry.apps[app]!.live.routes.find(({ path }) => !path.includes(':'))!,
  );
  return [...pages, { path: '/no-such-page', title: '页面不存在' }].map(({ path, title }) => ({
    name: `open ${path}`,
    async run({ page, enter }) {
      await enter('premium', 'browser', path);
      await seeHeading(page);
      await until(page, `the title ${title}`, `document.title === ${JSON.stringify(title)}`);
    },
  }));
}
