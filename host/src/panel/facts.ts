import { momentText } from '@suite/kernel/time';
import type { Context, Session } from '@suite/kernel';
import type { LoadEvent, Registry } from '@suite/loader/registry';

/** What the panel is told of the page. */
export interface PanelParts {
  registry: Registry;
  context: Context;
  /** Versions of the apps that this page has loaded from. */
  inUse: () => Record<string, string>;
  /** The events that this page has sent. */
  told: readonly LoadEvent[];
  session: () => Pick<Session, 'line' | 'login'>;
  page: () => string;
}

/** One line of the panel. */
export type Fact = readonly [name: string, value: string];

const logins: Record<Session['login'], string> = { unknown: '还没有问', in: '已登录', out: '未登录' };

/** Every app with its version: the one that this visitor gets, and how it differs from what most get. */
export function versionsOf({ registry, inUse }: PanelParts): Fact[] {
  const used = inUse();
  return Object.entries(registry.apps).map(([app, { live, previous, stable, rolledBackFrom }]) => {
    const notes = [
      stable && `灰度，其他人是 ${stable.version}`,
      previous && `上一版 ${previous}`,
      rolledBackFrom && `从 ${rolledBackFrom} 回退`,
      used[app] && '已加载',
    ];
    return [app, [live.version, ...notes.filter(Boolean)].join('，')];
  });
}

const LOADS = 12;
const kilobytes = (bytes: number) => (bytes > 0 ? `${(bytes / 1024).toFixed(1)} KB` : '缓存');

/** The last files of releases that this page has loaded, the last one first. */
export function loadsOf(entries: readonly PerformanceResourceTiming[]): Fact[] {
  return entries
    .filter(({ name }) => name.includes('/releases/'))
    .slice(-LOADS)
    .reverse()
    .map(({ name, duration, transferSize }) => [
      name.replace(/^.*\/releases\//, ''),
      `${Math.round(duration)} ms，${kilobytes(transferSize)}`,
    ]);
}

/** The events, the last one first. */
export const eventsOf = (told: readonly LoadEvent[]): Fact[] =>
  [...told]
    .reverse()
    .map(({ app, version, kind, code, page }) => [
      `${app} ${version}`,
      [kind, code, page].filter(Boolean).join(' '),
    ]);

/** The page and its visitor: no name, no number and no id. */
export function contextOf({ registry, context, session, page }: PanelParts): Fact[] {
  const { line, login } = session();
  const network = (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType;
  return [
    ['页面', page() || '没有'],
    ['打开方式', context],
    ['环境', registry.site?.environment ?? '没有'],
    ['registry', `第 ${registry.revision} 版`],
    ['登录', logins[login]],
    ['产品线', line === 'management' ? '管理线' : '学员'],
    ['屏幕', `${window.innerWidth} × ${window.innerHeight}，${window.devicePixelRatio} 倍`],
    ['网络', navigator.onLine ? (network ?? '在线') : '断网'],
    ['现在', momentText(Date.now())],
  ];
}
