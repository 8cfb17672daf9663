/** Since this day the rules below apply as a whole. */
export const rulesAsOf = '2026-01-01';

/** A rule and the document that it stands in. */
export interface TaxSource {
  name: string;
  rule: string;
  source: string;
}

/** Homes that the buyer's family then has: this is the first, the second, or a further one. */
export type Home = 'first' | 'second' | 'more';

/** Square metres up to which a home counts as small. */
export const SMALL_AREA = 140;

/** Deed tax in percent: for a home up to 140 square metres, and above. */
export const deedRates: Record<Home, { small: string; large: string }> = {
  first: { small: '1', large: '1.5' },
  second: { small: '1', large: '2' },
  more: { small: '3', large: '3' },
};

/** VAT in percent when a home is sold within two years, and what is added to it. */
export const VAT_RATE = '3';
/** City maintenance 7 %, education 3 % and local education 2 %, each of the VAT and each halved. */
export const SURCHARGE_RATE = '6';
/** VAT that a developer's price contains, in percent. */
export const NEW_HOME_VAT_RATE = '9';

/** Income tax in percent: of the price, where the gain is not known, and of the gain. */
export const ASSESSED_RATE = '1';
export const GAIN_RATE = '20';

export const taxSources: readonly TaxSource[] = [
  {
    name: '契税',
    rule: '首套 140㎡ 及以下 1%、以上 1.5%；二套 140㎡ 及以下 1%、以上 2%；三套及以上多数省份 3%',
    source: '财政部 税务总局 住房城乡建设部公告2024年第16号（2024-12-01 起），《契税法》',
  },
  {
    name: '增值税',
    rule: '个人住房购买不足 2 年出售，按 3% 征收率全额缴纳；满 2 年免征',
    source: '财政部 税务总局公告2025年第17号（2026-01-01 起）',
  },
  {
    name: '附加税费',
    rule: '城建税 7%、教育费附加 3%、地方教育附加 2%，减半征收，合计为增值税的 6%（市区）',
    source: '财政部 税务总局公告2023年第12号（至 2027-12-31）',
  },
  {
    name: '个人所得税',
    rule: '转让所得的 20%，不能提供原值凭证的多数城市按成交价 1% 核定；满五年且是家庭唯一住房免征',
    source: '国税发〔2006〕108号，财税字〔1994〕20号',
  },
  {
    name: '换购退税',
    rule: '2026年1月1日至2027年12月31日，卖房后 1 年内在同一城市再买住房的，可申请退还已缴的个人所得税；上面的结果没有扣除这一项',
    source: '财政部 税务总局 住房城乡建设部公告2026年第3号',
  },
  {
    name: '计税价格',
    rule: '契税和个人所得税按不含增值税的价格计算，免征增值税的不扣减；新房按 9% 税率换算',
    source: '财税〔2016〕43号',
  },
  {
    name: '印花税、土地增值税',
    rule: '个人买卖住房暂免',
    source: '财税〔2008〕137号',
  },
];
