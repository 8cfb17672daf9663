import type { FundDetail, FundType } from '@suite/api';

/** A fund, with what makes its course: net values follow from these numbers and the day's place in the course. */
export interface FundContent extends Pick<
  FundDetail,
  'fund_id' | 'name' | 'code' | 'type' | 'status' | 'company' | 'manager'
> {
  /** Daily values on the first day. */
  values: number;
  /** How far a day moves the value, in ten-thousandths. */
  swing: number;
  /** By how much a day raises it on average, in ten-thousandths. */
  drift: number;
  /** Trading days between two dividends; 0 for a fund that pays none. */
  dividend: number;
}

type Row = [
  name: string,
  code: string,
  type: FundType,
  status: FundContent['status'],
  manager: string,
  values: number,
  swing: number,
  drift: number,
  dividend: number,
];

const rows: Row[] = [
  ['远山价值股票', '012100', 'stock', 'open', '周言', 2500, 150, 4, 250],
  ['晨曦成长股票', '012471', 'stock', 'open', '许长安', 2500, 157, 5, 0],
  ['海岳消费股票', '012842', 'stock', 'open', '陆明远', 1830, 153, 6, 250],
  ['清泉医疗股票', '013213', 'stock', 'open', '叶南星', 1210, 160, 4, 250],
  ['北辰制造股票', '013584', 'stock', 'paused', '程以宁', 2240, 156, 5, 0],
  ['青禾科技股票', '013955', 'stock', 'open', '沈知秋', 760, 152, 6, 250],
  ['长河红利股票', '014326', 'stock', 'open', '何景行', 2500, 159, 4, 250],
  ['远山均衡混合', '014697', 'mixed', 'open', '顾清', 1490, 110, 4, 0],
  ['晨曦优选混合', '015068', 'mixed', 'open', '周言', 980, 106, 5, 250],
  ['海岳稳健混合', '015439', 'mixed', 'open', '许长安', 2100, 113, 3, 250],
  ['清泉灵活混合', '015810', 'mixed', 'open', '陆明远', 2500, 109, 4, 0],
  ['北辰回报混合', '016181', 'mixed', 'open', '叶南星', 2500, 105, 5, 250],
  ['青禾新机遇混合', '016552', 'mixed', 'open', '程以宁', 12, 112, 3, 250],
  ['长河精选混合', '016923', 'mixed', 'open', '沈知秋', 1210, 108, 4, 0],
  ['明川多元配置混合', '017294', 'mixed', 'stopped', '何景行', 1400, 115, 5, 250],
  ['远山纯债债券', '017665', 'bond', 'open', '顾清', 760, 20, 1, 250],
  ['晨曦双利债券', '018036', 'bond', 'open', '周言', 2500, 16, 2, 0],
  ['海岳信用债券', '018407', 'bond', 'paused', '许长安', 1490, 23, 3, 250],
  ['清泉短债债券', '018778', 'bond', 'open', '陆明远', 980, 19, 1, 250],
  ['北辰可转债债券', '019149', 'bond', 'open', '叶南星', 2100, 15, 2, 0],
  ['青禾中短债债券', '019520', 'bond', 'open', '程以宁', 2500, 22, 3, 250],
  ['远山沪深三百指数', '019891', 'index', 'open', '沈知秋', 2500, 124, 2, 250],
  ['晨曦中证五百指数', '020262', 'index', 'open', '何景行', 1830, 120, 3, 0],
  ['海岳创业板指数', '020633', 'index', 'open', '顾清', 1210, 127, 4, 250],
  ['清泉红利指数', '021004', 'index', 'open', '周言', 2240, 123, 2, 250],
  ['北辰央企指数', '021375', 'index', 'open', '许长安', 760, 130, 3, 0],
  ['远山现金货币', '021746', 'money', 'open', '陆明远', 2500, 6, 1, 0],
  ['晨曦添利货币', '022117', 'money', 'open', '叶南星', 1490, 2, -1, 0],
  ['海岳日日货币', '022488', 'money', 'open', '程以宁', 980, 9, 0, 0],
  ['清泉活期货币', '022859', 'money', 'open', '沈知秋', 2100, 5, 1, 0],
];

/** The funds, all invented. */
export const funds: readonly FundContent[] = rows.map(
  ([name, code, type, status, manager, values, swing, drift, dividend], at) => ({
    fund_id: at + 1,
    name,
    code,
    type,
    status,
    manager,
    company: `${name.slice(0, 2)}基金管理有限公司`,
    values,
    swing,
    drift,
    dividend,
  }),
);

/** What depends on the type alone. */
export const fundTypes: Record<
  FundType,
  Pick<FundDetail, 'risk' | 'manage_fee' | 'purchase_fee' | 'introduce'>
> = {
  stock: {
    risk: 5,
    manage_fee: '1.20',
    purchase_fee: '0.15',
    introduce: '八成以上的资产投资于股票，长期收益空间较大，净值波动也大，适合能够长期持有的投资者。',
  },
  mixed: {
    risk: 4,
    manage_fee: '1.20',
    purchase_fee: '0.15',
    introduce: '在股票与债券之间灵活配置，由基金经理根据市场调整比例，收益与波动介于两者之间。',
  },
  bond: {
    risk: 2,
    manage_fee: '0.60',
    purchase_fee: '0.08',
    introduce: '主要投资于国债、金融债和信用债，净值波动较小，适合用于资产配置中偏稳健的部分。',
  },
  index: {
    risk: 4,
    manage_fee: '0.50',
    purchase_fee: '0.10',
    introduce: '按照指数的成分和权重买入，力求与指数的涨跌一致，费用较低，规则透明。',
  },
  money: {
    risk: 1,
    manage_fee: '0.25',
    purchase_fee: '0.00',
    introduce: '投资于短期存款和高等级票据，单位净值固定为 1 元，收益按日计入累计净值。',
  },
};
