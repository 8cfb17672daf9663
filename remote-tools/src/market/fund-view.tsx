import type { FundDetail } from '@suite/api';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Loaded, type LoadedQuery } from '@suite/features/loaded';
import { Card } from '@suite/ui';
import { Skeleton } from '@suite/ui/base';
import { LessonCard } from '../lesson-card';
import { FundChart } from './fund-chart';
import { changeWords, toneOf, typeNames } from './fund-list';
import { statusTags } from './fund-row';
import css from './market.module.css';
import { RegularCard } from './regular-card';

const riskNames = ['', '低风险', '中低风险', '中风险', '中高风险', '高风险'];

/** One fund: its newest values, its course, and what is behind it. */
export function FundView({ query }: { query: LoadedQuery<FundDetail> }) {
  return (
    <Loaded query={query} skeleton={<Skeleton card rows={12} />}>
      {(fund) => (
        <>
          <Card label={fund.name}>
            <h1 className={css.fundName}>{fund.name}</h1>
            <p className={css.about}>
              {fund.code} · {typeNames[fund.type]} {statusTags[fund.status]}
            </p>
            <p className={css.newest}>
              <span className={css.newestValue}>{fund.unit_value}</span>{' '}
              <span className={css[toneOf(fund.day_change)]}>日涨跌 {changeWords(fund.day_change)}</span>
            </p>
            <p className={css.note}>
              净值日期 {fund.date}，累计净值 {fund.accumulated_value}
              {fund.status === 'stopped' ? '，基金已终止，净值不再更新' : ''}
            </p>
          </Card>
          {fund.list.length < 2 ? (
            <Card title="净值走势">
              <p className={css.note}>基金刚成立，数据积累后显示走势。</p>
            </Card>
          ) : (
            <>
              <FundChart fund={fund} />
              <RegularCard fund={fund} />
            </>
          )}
          <Facts fund={fund} />
          <LessonCard tool="funds" />
        </>
      )}
    </Loaded>
  );
}

function Facts({ fund }: { fund: FundDetail }) {
  const facts = [
    ['成立日期', yearAndDayInWords(fund.start_date)],
    ['基金公司', fund.company],
    ['基金经理', fund.manager],
    ['风险等级', riskNames[fund.risk] ?? ''],
    ['管理费', `${fund.manage_fee}%/年`],
    ['申购费', `${fund.purchase_fee}%`],
  ];
  return (
    <Card title="基金资料">
      <p className={css.introduce}>{fund.introduce}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div className={css.fact} key={name}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
