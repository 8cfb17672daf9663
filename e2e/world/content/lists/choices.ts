import type { Choice } from '@suite/api';

const numbered = (names: readonly string[]): Choice[] => names.map((name, at) => ({ id: at + 1, name }));

export const education = numbered(['初中及以下', '高中或中专', '大专', '本科', '硕士', '博士']);

export const pcLevels = numbered([
  '不会使用',
  '会上网和打字',
  '熟练使用办公软件',
  '会用表格做计算和图表',
  '会编程',
]);
