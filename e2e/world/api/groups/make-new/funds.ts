import { type Day, fundInfo, fundList } from '@suite/api';
import * as v from 'valibot';
import { tradingDays } from '../../../clock/trading-days';
import { funds, fundTypes } from '../../../content';
import { get } from '../../../db/queries';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound } from '../../refusal';
import { seesNothing } from '../../sees-nothing';
import { fundOf, lastValueDay, valuesOf } from './fund-course';

export const fundHandlers = [
  handle(fundList, async ({ db, now, learner }) => {
    if (seesNothing(learner.person)) return [];
    const rows = await db.selectFrom('fund').selectAll().orderBy('start_date').execute();
    const days = tradingDays(rows[0]?.start_date ?? '', lastValueDay(now));
    return funds.map((fund) => {
      const start = rows.find(({ fund_id }) => fund_id === fund.fund_id)?.start_date as Day;
      return fundOf(fund, valuesOf(fund, days.slice(days.indexOf(start))));
    });
  }),

  handle(fundInfo, v.object({ fund_id: id() }), async ({ db, now, params }) => {
    const fund = funds.find(({ fund_id }) => fund_id === params.fund_id);
    if (!fund) throw notFound('没有这只基金，或基金已下架');
    const { start_date } = await get(db, 'fund', { fund_id: fund.fund_id });
    const list = valuesOf(fund, tradingDays(start_date, lastValueDay(now)));
    const { company, manager, type } = fund;
    return { ...fundOf(fund, list), company, manager, start_date, ...fundTypes[type], list };
  }),
];
