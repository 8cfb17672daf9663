import { namedText } from '@suite/kernel';
import {
  BUCKETS,
  describedRelease,
  overrideOf,
  type LiveRelease,
  type Override,
  type Registry,
} from './registry';
import { FLAGS, OVERRIDE, STAFF } from './address';
import type { FetchText } from './fallback';

const record = namedText('tab', OVERRIDE);

/** The address without its `remote` parameters; the rest of it stays as it is. */
const withoutRemotes = (href: string) => href.replace(/([?&])(?:remote=[^&#]*(?:&|(?=#|$)))+/g, '$1');

/** The releases that this tab tries, as in `?remote=`. */
export function kept(): string[] {
  const values = record.readJson();
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

function keep(values: readonly string[]): void {
  if (values.length > 0) record.save(JSON.stringify(values));
  else record.remove();
}

/** Tries these releases in this tab, or none; the page begins anew. */
export function tryReleases(values: readonly string[]): void {
  keep(values);
  history.replaceState(null, '', withoutRemotes(location.href));
  location.reload();
}

/** Set on a device of the staff; it gives no rights. */
export const staffMark = namedText('device', STAFF);

const flagRecord = namedText('device', FLAGS);

/** The flags that a tester has switched on this device, by name. */
export function ownFlags(): Record<string, boolean> {
  const values = Object.entries(flagRecord.readJson() ?? {});
  return Object.fromEntries(values.filter(([, on]) => typeof on === 'boolean'));
}

/**
 * Has a flag on or off on this device, or as operations have it if nothing is given; the page begins anew. False if the
 * device keeps nothing.
 */
export function switchFlag(name: string, on?: boolean): boolean {
  const { [name]: _, ...others } = ownFlags();
  const flags = on === undefined ? others : { ...others, [name]: on };
  if (Object.keys(flags).length === 0) flagRecord.remove();
  else if (flagRecord.save(JSON.stringify(flags)) !== 'kept') return false;
  location.reload();
  return true;
}

const namesOf = (overrides: readonly Override[]) =>
  overrides.map(({ app, version }) => `${app}@${version}`).join('、');

interface Tried {
  tried: readonly Override[];
  missing: readonly Override[];
  flags: Record<string, boolean>;
}

/**
 * Shows a bar that names the releases under test, those that did not come, and the flags that this device has another
 * way, with a button that goes back to what is live.
 */
function showBanner({ tried, missing, flags }: Tried): void {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'status');
  bar.setAttribute(
    'style',
    'position:fixed;z-index:6000;right:0;bottom:0;left:0;padding:8px 12px;background:#b25e09;color:#fff;font-size:13px;line-height:20px;',
  );
  const used = tried.length > 0 ? `预览版本：${namesOf(tried)} ` : '';
  const absent = missing.length > 0 ? `没有取到：${namesOf(missing)}，显示的是正式版本 ` : '';
  const switched = Object.entries(flags).map(([name, on]) => `${name} ${on ? '开' : '关'}`);
  const here = switched.length > 0 ? `本机开关：${switched.join('、')} ` : '';
  bar.textContent = used + absent + here;
  const back = document.createElement('button');
  back.setAttribute(
    'style',
    'border:1px solid #fff;border-radius:4px;padding:4px 8px;background:none;color:#fff;',
  );
  const live = [tried.length + missing.length > 0 && '正式版本', here && '线上开关'].filter(Boolean);
  back.textContent = `恢复${live.join('和')}`;
  back.onclick = () => {
    flagRecord.remove();
    tryReleases([]);
  };
  bar.appendChild(back);
  document.body.appendChild(bar);
}

/** Whether the app has left this version behind: then a form is not enough, and only its own name allows it. */
function isBehind({ apps, overrides }: Registry, { app, version }: Override): boolean {
  const { previous, withdrawn = [] } = apps[app] ?? {};
  const left = version === previous || withdrawn.includes(version);
  return left && !overrides?.versions.includes(version);
}

/** The release that a value of `?remote=` means, if the registry allows it. */
export function allowedOf(registry: Registry, value: string): Override | undefined {
  const override = overrideOf(value, registry.overrides);
  return override && override.app !== 'host' && !isBehind(registry, override) ? override : undefined;
}

/** The release under test; undefined if it does not come, or is another one. */
async function releaseOf(override: Override, fetchText: FetchText): Promise<LiveRelease | undefined> {
  try {
    return describedRelease(await fetchText(override.manifest), override);
  } catch {
    return undefined;
  }
}

/**
 * The registry with the releases that a developer asked for by `?remote=`, as far as the registry allows them: they stay
 * until the tab is closed, and only in this tab. And with the flags that were switched on this device.
 */
export async function withOverrides(
  registry: Registry,
  href: string,
  fetchText: FetchText,
): Promise<Registry> {
  const values = new URL(href).searchParams.getAll('remote');
  const wanted = (values.length > 0 ? values : kept())
    .map((value) => ({ value, override: allowedOf(registry, value) }))
    .filter((one): one is { value: string; override: Override } => !!one.override);
  keep(wanted.map(({ value }) => value));
  const apps = { ...registry.apps };
  const tried: Override[] = [];
  const missing: Override[] = [];
  for (const { override } of wanted) {
    const live = await releaseOf(override, fetchText);
    if (live) apps[override.app] = { live, previous: null };
    (live ? tried : missing).push(override);
  }
  const flags = ownFlags();
  const rules = Object.entries(flags).map(([name, on]) => [name, { below: on ? BUCKETS : 0 }] as const);
  if (wanted.length > 0 || rules.length > 0) showBanner({ tried, missing, flags });
  if (rules.length === 0) return { ...registry, apps };
  return { ...registry, apps, flags: { ...registry.flags, ...Object.fromEntries(rules) } };
}
