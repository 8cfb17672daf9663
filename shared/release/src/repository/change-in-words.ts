import { fill, said, shanghaiTime, type Language, type Said } from '../messages/catalogue';
import type { Change, FlagShown, PublishedRelease, RampStep, ShareShown } from './state';

/** What each change did, in English and in Chinese. Names in braces are facts of the change. */
const words: Record<Change['kind'] | 'settings' | 'no overrides', string> = {
  create: 'create the store | 新建仓库',
  publish: 'publish {what} | 发布 {what}',
  settings: 'publish settings | 更新环境设置',
  upload: 'upload {what} | 上传 {what}',
  rollback: 'rollback {app} {from} to {to} | 回滚 {app}：{from} → {to}',
  canary: 'canary {app} {version} to {what} | 灰度 {app} {version}：{what}',
  promote: 'canary {app} {version} promoted | 全量发布 {app} {version}',
  stop: 'canary {app} {version} stopped | 停止灰度 {app} {version}',
  ramp: 'canary {app} {version} to {what} by itself | 灰度 {app} {version} 自动放大：{what}',
  pause: 'canary {app} {version} paused | 暂停自动放大 {app} {version}',
  resume: 'canary {app} {version} resumed | 继续自动放大 {app} {version}',
  restore: 'restore revision {revision} | 整套恢复到第 {revision} 版',
  freeze: 'freeze {what} | 冻结发布 {what}',
  lift: 'lift the freeze {what} | 解除冻结 {what}',
  overrides: 'allow overrides {what} | 允许调试版本 {what}',
  'no overrides': 'allow no overrides | 关闭调试版本',
  flag: 'flag {flag}: {what} | 开关 {flag}：{what}',
  clear: 'clear {what} | 清理 {what}',
  trust: 'trust key {key} for {role} | {role} 信任密钥 {key}',
  retire: 'retire key {key} of {role} | {role} 停用密钥 {key}',
  recover: 'recover the store with key {key} | 恢复仓库，换用密钥 {key}',
};

const lineWords = {
  learner: said`the learner line | 学员线`,
  management: said`the management line | 管理线`,
};

function stepWords(step: RampStep): Said {
  if (step === 0) return said`the staff | 内部设备`;
  return typeof step === 'number' ? said`${step} % | ${step}%` : lineWords[step];
}

/** The steps of a ramp, in words. */
export const stepsInWords = (steps: readonly RampStep[], language: Language): string[] =>
  steps.map((step) => stepWords(step)[language]);

/** Whom a canary reaches, in words: the staff have each. */
export const shareInWords = ({ percent, line }: ShareShown, language: Language): string =>
  stepsInWords([...(percent > 0 || !line ? [percent] : []), ...(line ? [line] : [])], language).join(
    { en: ' and ', zh: ' 和' }[language],
  );

/** Who has a flag on, in words. */
export function flagInWords({ percent, line, staff }: FlagShown, language: Language): string {
  if (percent === undefined) return said`as the code says | 按代码默认`[language];
  if (percent === 100) return said`on | 打开`[language];
  if (percent === 0 && !line && !staff) return said`off | 关闭`[language];
  const parts = [
    percent > 0 && said`${percent} % of the visitors |  ${percent}% 的访客`,
    line && lineWords[line],
    staff && said`the staff's devices | 内部设备`,
  ].flatMap((part) => (part ? part[language] : []));
  return said`on for ${parts.join(', ')} | 对${parts.join('、')}打开`[language];
}

function releaseInWords({ app, version, percent, line }: PublishedRelease, language: Language): string {
  if (percent === undefined) return `${app} ${version}`;
  const share = shareInWords({ percent, line }, language);
  return `${app} ${version}${{ en: ` to ${share}`, zh: `（灰度 ${share}）` }[language]}`;
}

function things(change: Change, language: Language): string[] {
  switch (change.kind) {
    case 'publish':
    case 'upload': {
      const isWithSettings = 'settings' in change && change.settings;
      const settings = isWithSettings ? [said`settings | 环境设置`[language]] : [];
      return [...change.releases.map((one) => releaseInWords(one, language)), ...settings];
    }
    case 'overrides':
      return [...change.versions, ...change.origins];
    case 'flag':
      return [flagInWords(change, language)];
    case 'clear':
      return change.releases;
    case 'ramp':
      return stepsInWords(change.steps, language);
    case 'freeze':
    case 'lift':
      return [`${shanghaiTime(change.from)} → ${shanghaiTime(change.to)}`];
    case 'canary':
      return [shareInWords(change, language)];
    default:
      return [];
  }
}

export function changeInWords(change: Change, language: Language): string {
  const { kind, ...facts } = change;
  const between = { en: ', ', zh: kind === 'ramp' ? ' → ' : '、' }[language];
  const what = things(change, language).join(between);
  const isEmpty = kind === 'overrides' && what === '';
  const isSettings = kind === 'publish' && change.releases.length === 0;
  const [en = '', zh = ''] = words[isEmpty ? 'no overrides' : isSettings ? 'settings' : kind].split(' | ');
  return fill({ en, zh }[language], { ...(facts as Record<string, string>), what });
}
