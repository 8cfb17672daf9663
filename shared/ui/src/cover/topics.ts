import { scenes, type SceneName } from './scenes';

/** Which scenes fit which words of a title; the first line that fits decides. */
const topics: readonly (readonly [words: RegExp, ...fitting: SceneName[]])[] = [
  [/骗|刷单|验证码|公检法|陌生|守住|安全|权利|投诉|求助|个人信息|虚假|假的/, 'shield', 'lighthouse'],
  [/保险|保单|重疾|医疗|健康|退保|保障|养老金/, 'umbrella', 'shield'],
  [/年报|报表|负债表|利润|现金流|估值|市盈率|公司|净资产|体检/, 'report', 'telescope'],
  [/债券|国债/, 'coins', 'scales'],
  [/信用|征信|卡|续费|负债|借|贷|还款|等额/, 'card', 'scales', 'ledger'],
  [/记账|账单|账本|笔记|预算|工资|收支|支出|消费|汇算|税/, 'ledger', 'card', 'pie'],
  [/复利|增长|年化|通胀|收益|利率|利息|法则|时间/, 'growth', 'seedling', 'coins'],
  [/工具|指数|基金|定投|配置|分散|平衡|比例|组合|净值|股票|风险|回撤/, 'pie', 'growth', 'scales', 'compass'],
  [/存款|储蓄|货币|备用金|存钱|流动性|年终奖/, 'coins', 'seedling', 'scales'],
  [/行业|产业|供需|周期|渗透|竞争|价格/, 'telescope', 'growth', 'compass'],
  [/房|租|家庭|父母|孩子|教育|婚/, 'house', 'umbrella', 'seedling'],
  [/退休|长期|情绪|心态|从众/, 'lighthouse', 'summit', 'compass'],
  [/毕业|结业|证书|考试|结课/, 'certificate', 'summit'],
  [/目标|计划|规划|改变|第一/, 'summit', 'compass', 'lighthouse'],
];

const all = Object.keys(scenes) as SceneName[];

/** The scenes that fit a title, or all of them. */
export function scenesFor(title: string): readonly SceneName[] {
  const [, ...fitting] = topics.find(([words]) => words.test(title)) ?? [undefined, ...all];
  return fitting;
}
