import type { Bank } from '@suite/api';

const names: [name: string, short: string][] = [
  ['中国工商银行', 'ICBC'],
  ['中国农业银行', 'ABC'],
  ['中国银行', 'BOC'],
  ['中国建设银行', 'CCB'],
  ['交通银行', 'BCM'],
  ['中国邮政储蓄银行', 'PSBC'],
  ['招商银行', 'CMB'],
  ['中信银行', 'CITIC'],
  ['中国光大银行', 'CEB'],
  ['华夏银行', 'HXB'],
  ['中国民生银行', 'CMBC'],
  ['平安银行', 'PAB'],
  ['兴业银行', 'CIB'],
  ['上海浦东发展银行', 'SPDB'],
  ['广发银行', 'CGB'],
  ['浙商银行', 'CZB'],
  ['渤海银行', 'CBHB'],
  ['北京银行', 'BOB'],
  ['上海银行', 'BOSC'],
  ['江苏银行', 'JSB'],
  ['南京银行', 'NJCB'],
  ['宁波银行', 'NBCB'],
  ['杭州银行', 'HZB'],
  ['徽商银行', 'HSB'],
  ['新疆维吾尔自治区农村信用社联合社', 'XJRCU'],
];

/** Banks to whose cards refunds can be paid. */
export const banks: readonly Bank[] = names.map(([name, short], at) => ({ id: at + 1, name, short }));
