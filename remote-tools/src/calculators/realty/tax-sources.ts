import { newestValue } from '../rules/dated-rule';
import { homeTaxes, type Home } from '../rules/table';

/** A rule and the document that it stands in. */
export interface TaxSource {
  name: string;
  rule: string;
  source: string;
}

const { smallArea, deed, vat, surcharge, newHomeVat, assessed, gain } = newestValue(homeTaxes);

const deedWords = (name: string, home: Home) =>
  `${name} ${smallArea}㎡ 及以下 ${deed[home].small}%、以上 ${deed[home].large}%`;

export const taxSources: readonly TaxSource[] = [
  {
    name: '契税',
    rule: `${deedWords('首套', 'first')}；${deedWords('二套', 'second')}；三套及以上多数省份 ${deed.more.small}%`,
    source: '财政部 税务总局 住房城乡建设部公告2024年第16号（2024-12-01 起），《契税法》',
  },
  {
    name: '增值税',
    rule: `个人住房购买不足 2 年出售，按 ${vat}% 征收率全额缴纳；满 2 年免征`,
    source: '财政部 税务总局公告2025年第17号（2026-01-01 起）',
  },
  {
    name: '附加税费',
    rule: `城建税、教育费附加、地方教育附加减半征收，合计为增值税的 ${surcharge}%（市区）`,
    source: '财政部 税务总局公告2023年第12号（至 2027-12-31）',
  },
  {
    name: '个人所得税',
    rule: `转让所得的 ${gain}%，不能提供原值凭证的多数城市按成交价 ${assessed}% 核定；满五年且是家庭唯一住房免征`,
    source: '国税发〔2006〕108号，财税字〔1994〕20号',
  },
  {
    name: '换购退税',
    rule: '2026年1月1日至2027年12月31日，卖房后 1 年内在同一城市再买住房的，可申请退还已缴的个人所得税；上面的结果没有扣除这一项',
    source: '财政部 税务总局 住房城乡建设部公告2026年第3号',
  },
  {
    name: '计税价格',
    rule: `契税和个人所得税按不含增值税的价格计算，免征增值税的不扣减；新房按 ${newHomeVat}% 税率换算`,
    source: '财税〔2016〕43号',
  },
  {
    name: '印花税、土地增值税',
    rule: '个人买卖住房暂免',
    source: '财税〔2008〕137号',
  },
];
