const forms: [RegExp, (parts: string[]) => string][] = [
  [/^publish settings$/, () => '更新环境设置'],
  [/^rollback (\S+) (\S+) to (\S+)$/, ([app, from, to]) => `回滚 ${app}：${from} → ${to}`],
  [
    /^canary (\S+) (\S+) to (\S+) ?%$/,
    ([app, version, percent]) => `灰度 ${app} ${version}：调整为 ${percent}%`,
  ],
  [
    /^canary (\S+) (\S+) to ([\d., ]+) % by itself$/,
    ([app, version, steps = '']) => `灰度 ${app} ${version}：自动放大 ${steps.split(', ').join('% → ')}%`,
  ],
  [/^canary (\S+) (\S+) paused$/, ([app, version]) => `暂停自动放大 ${app} ${version}`],
  [/^canary (\S+) (\S+) resumed$/, ([app, version]) => `继续自动放大 ${app} ${version}`],
  [/^canary (\S+) (\S+) promoted$/, ([app, version]) => `全量发布 ${app} ${version}`],
  [/^canary (\S+) (\S+) stopped$/, ([app, version]) => `停止灰度 ${app} ${version}`],
  [/^restore revision (\d+)$/, ([revision]) => `整套恢复到第 ${revision} 版`],
  [/^gc ended$/, () => '清理完成'],
  [/^gc (.+)$/, ([names = '']) => `清理 ${names.replace(/(\d+) files$/, '$1 个共用文件')}`],
  [/^trust key (\S+)$/, ([id]) => `信任签名密钥 ${id}`],
  [/^retire key (\S+)$/, ([id]) => `停用签名密钥 ${id}`],
  [/^allow no overrides$/, () => '关闭调试版本'],
  [/^allow overrides (.+)$/, ([names]) => `允许调试版本 ${names}`],
];

const published = (one: string) => one.replace(/^(\S+ \S+) to (\S+) ?%$/, '$1（灰度 $2%）');

/** A change of the audit log in Chinese, for ops. A text that is not recognised stays as it is. */
export function changeInWords(what: string): string {
  for (const [form, words] of forms) {
    const [whole, ...parts] = form.exec(what) ?? [];
    if (whole !== undefined) return words(parts);
  }
  if (!what.startsWith('publish ')) return what;
  return `发布 ${what.slice('publish '.length).split(', ').map(published).join('、')}`;
}
