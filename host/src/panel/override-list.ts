import { defineRecord } from '@suite/kernel/records';
import type { Registry } from '@suite/kernel/registry';
import { allowedOf, kept, tryReleases } from '../federation/overrides';
import { element } from './element';
import css from './panel.module.css';

/** Releases that were tried on this device, so that the next time takes one tap. */
const record = defineRecord<string[]>({
  kind: 'tried-release',
  version: 1,
  owner: 'device',
  personal: false,
  read: (stored) => (Array.isArray(stored) ? stored.filter((value) => typeof value === 'string') : undefined),
  former: () => 'device.tried',
}).of('device');
const MOST = 6;

const appOf = (value: string) => value.split('@')[0] as string;

const tried = (): string[] => record.read() ?? [];

/** What one tap can switch to: releases tried before, and those that the registry names whole. */
export function choicesOf(registry: Registry): string[] {
  const whole = registry.overrides?.versions.filter((form) => !form.includes('*')) ?? [];
  const named = Object.keys(registry.apps).flatMap((app) => whole.map((version) => `${app}@${version}`));
  const before = tried();
  return [...before, ...named.filter((value) => !before.includes(value))].filter((value) =>
    allowedOf(registry, value),
  );
}

/** Tries a release in the place of the app's; gives the reason if it cannot be tried. */
async function switchTo(registry: Registry, value: string): Promise<string | undefined> {
  const override = allowedOf(registry, value);
  if (!override) return '这个版本不能试：没有允许，或已经上线过';
  const found = await fetch(override.manifest).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!found) return '没有找到这个版本';
  record.save([value, ...tried().filter((one) => one !== value)].slice(0, MOST));
  tryReleases([...kept().filter((one) => appOf(one) !== override.app), value]);
  return undefined;
}

/** The releases that can be tried in this tab: each is a button, and a field takes others. */
export function overrideList(registry: Registry): HTMLElement {
  const { versions = [] } = registry.overrides ?? {};
  if (versions.length === 0)
    return element('p', {}, '没有允许试用的版本。允许：npm run release -- overrides set');

  const said = element('p', { className: css.said });
  said.setAttribute('role', 'status');
  const go = async (value: string) => {
    said.textContent = '正在切换…';
    said.textContent = (await switchTo(registry, value)) ?? '';
  };
  const current = kept();
  const buttons = choicesOf(registry).map((value) => {
    const button = element('button', { type: 'button', onclick: () => void go(value) }, value);
    button.setAttribute('aria-pressed', String(current.includes(value)));
    return button;
  });
  const back = element('button', { type: 'button', onclick: () => tryReleases([]) }, '恢复正式版本');
  const field = element('input', { placeholder: 'remote-exams@1.6.0-pr12', autocapitalize: 'off' });
  field.setAttribute('aria-label', '应用@版本');
  const form = element('form', { className: css.form }, field, element('button', {}, '试这一版'));
  form.onsubmit = (event) => {
    event.preventDefault();
    void go(field.value.trim());
  };
  return element(
    'div',
    {},
    element('p', {}, `允许的版本：${versions.join('、')}`),
    element('div', { className: css.choices }, ...(current.length > 0 ? [back] : []), ...buttons),
    form,
    said,
  );
}
