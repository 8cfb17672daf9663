import { remotes } from '@suite/build/workspace';
import { routesOf, type OwnedRoute, type Registry } from '@suite/loader/registry';
import { placesOf } from '../../specs/sweep/places';
import { seeHeading, until } from '../steps';
import type { Flow } from './flow';

/** The page that no app owns. */
const nowhere = { to: '/no-such-page', title: '页面不存在', person: 'premium' };

/** Opens a page for that person: its heading is there, its title is right, and nothing is loading. */
const opening = ({ to, title, person }: typeof nowhere): Flow => ({
  name: `打开 ${to}（${person}）`,
  async run({ page, enter }) {
    await enter(person, 'browser', to);
    await seeHeading(page);
    await until(page, `标题「${title}」`, `document.title === ${JSON.stringify(title)}`);
    await until(page, '加载完的页面', "!document.querySelector('main [aria-busy=true]')");
  },
});

const routesAt = async (address: string): Promise<OwnedRoute[]> =>
  routesOf((await (await fetch(`${address}/registry.json`)).json()) as Registry);

/** One page of every app. */
export async function onePagePerApp(address: string): Promise<Flow[]> {
  const rows = await routesAt(address);
  const firsts = remotes.map((app) => rows.find((row) => row.app === app && !row.path.includes(':'))!);
  return [...firsts.map(({ path, title }) => ({ to: path, title, person: 'premium' })), nowhere].map(opening);
}

/** Every route of every app, at addresses and for people for which it has content. */
export async function everyPage(address: string): Promise<Flow[]> {
  const rows = await routesAt(address);
  const titles = new Map(rows.map(({ name, title }) => [name, title]));
  const places = placesOf(rows).map(({ name, to, person }) => ({
    to,
    person,
    title: titles.get(name) ?? '',
  }));
  return [...places, nowhere].map(opening);
}
