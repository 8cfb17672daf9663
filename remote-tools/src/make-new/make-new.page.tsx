import type { NewShare } from '@suite/api';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { PageHead, Tabs } from '@suite/ui';
import { Page, Skeleton } from '@suite/ui/base';
import { useState } from 'react';
import { KeptNotice } from '../kept/kept-notice';
import { ListView } from './list-view';
import { ListedView } from './listed-view';
import css from './make-new.module.css';
import { MonthView } from './month-view';
import { RehearsalView } from './rehearsal-view';
import { ShareSheet } from './share-sheet';
import { SubscribeBar } from './subscribe-bar';
import { TodayCard } from './today-card';
import { useCalendar } from './use-calendar';
import { useMarks } from './use-marks';
import { useSubscription } from './use-subscription';

/** New shares: what is to be done today, the month, the list, and a rehearsal of the money. */
export default function MakeNewPage() {
  const { query, today, time, keptAt } = useCalendar();
  const subscription = useSubscription();
  const marks = useMarks();
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<NewShare>();
  const choose = (view: string) => setSearch({ view }, { replace: true });

  return (
    <Page footer={<SubscribeBar subscription={subscription} />}>
      <PageHead title="打新日历" lead="新股申购、中签、缴款、上市，一天都不错过" />
      <KeptNotice at={keptAt} onRefresh={query.refetch} />
      <Loaded query={query} skeleton={<Skeleton card rows={10} />}>
        {(calendar) => (
          <>
            <TodayCard calendar={calendar} today={today} time={time} onOpen={setOpened} />
            <Tabs
              label="打新视图"
              value={search.get('view') ?? 'month'}
              onChange={choose}
              items={[
                {
                  key: 'month',
                  title: '日历',
                  children: <MonthView calendar={calendar} today={today} onOpen={setOpened} />,
                },
                {
                  key: 'list',
                  title: '列表',
                  children: <ListView calendar={calendar} today={today} onOpen={setOpened} />,
                },
                {
                  key: 'rehearsal',
                  title: '资金演练',
                  children: <RehearsalView calendar={calendar} today={today} marks={marks} />,
                },
                { key: 'listed', title: '已上市', children: <ListedView /> },
              ]}
            />
            <p className={css.source}>
              数据由服务方提供，请以交易所公告为准。
              <br />
              投资有风险，入市需谨慎。
            </p>
          </>
        )}
      </Loaded>
      <ShareSheet
        share={opened}
        today={today}
        isMarked={!!opened && marks.isMarked(opened.share_id)}
        onMark={() => opened && marks.toggle(opened.share_id)}
        onClose={() => setOpened(undefined)}
      />
    </Page>
  );
}
