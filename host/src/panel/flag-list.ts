import { isFlagOn, type Flag } from '@suite/kernel/flags';
import type { FlagRule } from '@suite/kernel/flags/facts';
import { releaseBase, type Registry, type ReleaseManifest } from '@suite/loader/registry';
import { ownFlags, switchFlag } from '@suite/loader/overrides';
import { element } from './element';
import css from './panel.module.css';

const fetchJson = async <Data>(address: string): Promise<Data> => (await fetch(address)).json();

/** The flags that the releases of this page have; a release that does not tell is left out. */
async function flagsOf({ apps }: Registry): Promise<Flag[]> {
  const read = async ([app, { live }]: [string, Registry['apps'][string]]) => {
    const manifest = await fetchJson<ReleaseManifest>(`${releaseBase(app, live.version)}release.json`);
    return manifest.flags ?? [];
  };
  const found = await Promise.all(Object.entries(apps).map((app) => read(app).catch(() => [])));
  const byName = new Map(found.flat().map((flag) => [flag.name, flag]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const lineWords = { learner: '学员线', management: '管理线' };

function ruleInWords(rule: FlagRule | undefined, { on }: Flag): string {
  if (!rule) return `按代码默认${on ? '打开' : '关闭'}`;
  const { below, line, staff } = rule;
  if (below >= 10_000) return '打开';
  const parts = [below > 0 && `${below / 100}% 的访客`, line && lineWords[line], staff && '内部设备'].filter(
    Boolean,
  );
  return parts.length > 0 ? `对 ${parts.join('、')}打开` : '关闭';
}

function flagRow(flag: Flag, rule: FlagRule | undefined): HTMLElement {
  const own = ownFlags()[flag.name];
  const choice = (label: string, on?: boolean) => {
    const button = element('button', { type: 'button' }, label);
    button.onclick = () => {
      if (!switchFlag(flag.name, on)) button.textContent = '没有保存成功';
    };
    button.setAttribute('aria-pressed', String(own === on));
    return button;
  };
  const buttons = [choice('按线上'), choice('本机打开', true), choice('本机关闭', false)];
  const choices = element('div', { className: css.choices }, ...buttons);
  choices.setAttribute('role', 'group');
  choices.setAttribute('aria-label', flag.name);
  const state = `这里${isFlagOn(flag) ? '打开' : '关闭'}，线上：${ruleInWords(rule, flag)}`;
  return element(
    'div',
    {},
    element('dt', {}, flag.name),
    element('dd', {}, element('p', {}, flag.does), element('p', {}, state), choices),
  );
}

/** The flags of this page: how operations have switched each, and buttons that switch it on this device alone. */
export function flagList(registry: Registry): HTMLElement {
  const place = element('div', {}, element('p', {}, '正在读取…'));
  const show = (content: HTMLElement) => place.replaceChild(content, place.firstChild as ChildNode);
  // Of the page's own registry this device has changed the rules.
  Promise.all([flagsOf(registry), fetchJson<Registry>('/registry.json')]).then(
    ([flags, { flags: rules = {} }]) =>
      show(
        flags.length > 0
          ? element('dl', {}, ...flags.map((flag) => flagRow(flag, rules[flag.name])))
          : element('p', {}, '这些版本没有开关'),
      ),
    () => show(element('p', {}, '没有读到开关，请切换到别的标签再回来')),
  );
  return place;
}
