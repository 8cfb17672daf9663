import { copyText } from '@suite/ui';
import { element } from './element';
import { contextOf, eventsOf, loadsOf, versionsOf, type Fact, type PanelParts } from './facts';
import { flagList } from './flag-list';
import { overrideList } from './override-list';
import { staffSwitch } from './staff-switch';
import css from './panel.module.css';

type Part = readonly [title: string, facts: Fact[], absent?: string];

function partsOf(parts: PanelParts): Part[] {
  // iOS before 11 has none: the panel says so.
  // eslint-disable-next-line compat/compat
  const loads = performance.getEntriesByType?.('resource') ?? [];
  return [
    ['线上版本', versionsOf(parts)],
    ['最近加载的文件', loadsOf(loads as PerformanceResourceTiming[]), '没有，或这个浏览器不记'],
    ['发出的事件', eventsOf(parts.told), '还没有'],
    ['现在的页面', contextOf(parts)],
  ];
}

const textOf = (parts: Part[]) =>
  parts
    .map(([title, facts]) => [`# ${title}`, ...facts.map((fact) => fact.join('：'))].join('\n'))
    .join('\n\n');

function sectionOf([title, facts, absent = '']: Part): HTMLElement {
  const rows = facts.map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value)),
  );
  const content = rows.length > 0 ? element('dl', {}, ...rows) : element('p', {}, absent);
  return element('section', {}, element('h2', {}, title), content);
}

/** The panel for developers and ops, as this page is now. */
export function panelOf(parts: PanelParts): HTMLElement {
  const [versions, ...others] = partsOf(parts) as [Part, ...Part[]];
  const copy = element('button', { type: 'button' }, '复制全部');
  copy.onclick = async () => {
    copy.textContent = (await copyText(textOf([versions, ...others]))) ? '已复制' : '没有复制成功';
  };
  return element(
    'div',
    { className: css.panel },
    sectionOf(versions),
    element('section', {}, element('h2', {}, '内部设备'), staffSwitch()),
    element('section', {}, element('h2', {}, '换一个版本试'), overrideList(parts.registry)),
    element('section', {}, element('h2', {}, '开关'), flagList(parts.registry)),
    ...others.map(sectionOf),
    copy,
  );
}
