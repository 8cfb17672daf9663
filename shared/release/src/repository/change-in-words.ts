import type { Language } from '../messages/catalogue';
import type { Change, PublishedRelease } from './state';

type Said = Record<Language, string>;
type Words = { [Kind in Change['kind']]: (change: Extract<Change, { kind: Kind }>) => Said };

const listed = (parts: readonly string[]): Said => ({ en: parts.join(', '), zh: parts.join('、') });

const released = ({ app, version, percent }: PublishedRelease): Said =>
  percent === undefined
    ? { en: `${app} ${version}`, zh: `${app} ${version}` }
    : { en: `${app} ${version} to ${percent} %`, zh: `${app} ${version}（灰度 ${percent}%）` };

function published(releases: readonly PublishedRelease[], settings: boolean): Said {
  const all = [...releases.map(released), ...(settings ? [{ en: 'settings', zh: '环境设置' }] : [])];
  return { en: all.map(({ en }) => en).join(', '), zh: all.map(({ zh }) => zh).join('、') };
}

/** Of an app and a version the same words in front. */
const about =
  (en: string, zh: string) =>
  (change: { app: string; version: string }): Said => ({
    en: `canary ${change.app} ${change.version} ${en}`,
    zh: `${zh} ${change.app} ${change.version}`,
  });

const words: Words = {
  create: () => ({ en: 'create the store', zh: '新建仓库' }),
  publish({ releases, settings = false }) {
    const { en, zh } = published(releases, settings);
    return releases.length > 0
      ? { en: `publish ${en}`, zh: `发布 ${zh}` }
      : { en: 'publish settings', zh: '更新环境设置' };
  },
  upload({ releases }) {
    const { en, zh } = published(releases, false);
    return { en: `upload ${en}`, zh: `上传 ${zh}` };
  },
  rollback: ({ app, from, to }) => ({
    en: `rollback ${app} ${from} to ${to}`,
    zh: `回滚 ${app}：${from} → ${to}`,
  }),
  canary: ({ app, version, percent }) => ({
    en: `canary ${app} ${version} to ${percent} %`,
    zh: `灰度 ${app} ${version}：调整为 ${percent}%`,
  }),
  promote: about('promoted', '全量发布'),
  stop: about('stopped', '停止灰度'),
  ramp: ({ app, version, steps }) => ({
    en: `canary ${app} ${version} to ${steps.join(', ')} % by itself`,
    zh: `灰度 ${app} ${version}：自动放大 ${steps.join('% → ')}%`,
  }),
  pause: about('paused', '暂停自动放大'),
  resume: about('resumed', '继续自动放大'),
  restore: ({ revision }) => ({ en: `restore revision ${revision}`, zh: `整套恢复到第 ${revision} 版` }),
  overrides({ versions, origins }) {
    const { en, zh } = listed([...versions, ...origins]);
    return en
      ? { en: `allow overrides ${en}`, zh: `允许调试版本 ${zh}` }
      : { en: 'allow no overrides', zh: '关闭调试版本' };
  },
  clear({ releases }) {
    const { en, zh } = listed(releases);
    return { en: `clear ${en}`, zh: `清理 ${zh}` };
  },
  trust: ({ role, key }) => ({ en: `trust key ${key} for ${role}`, zh: `${role} 信任密钥 ${key}` }),
  retire: ({ role, key }) => ({ en: `retire key ${key} of ${role}`, zh: `${role} 停用密钥 ${key}` }),
  recover: ({ key }) => ({ en: `recover the store with key ${key}`, zh: `恢复仓库，换用密钥 ${key}` }),
};

/** A change in a language, for people. */
export function changeInWords(change: Change, language: Language): string {
  const say = words[change.kind] as (one: Change) => Said;
  return say(change)[language];
}
