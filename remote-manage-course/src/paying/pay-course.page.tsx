import { asEntered, checkGoodsMutex, manageGoods, useCall, type GoodsMutex } from '@suite/api';
import { useUnderWay } from '@suite/features/checkout';
import { links } from '@suite/kernel/links';
import { LoadingPage } from '@suite/features/loaded';
import { ButtonLink, ResultScreen } from '@suite/ui';
import { Skeleton } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { OwnedCourse } from './owned-course';
import { payEditions, type PayEdition } from './pay-edition';
import { Purchase } from './purchase';

/** The goods of this line. */
const GOODS = 'management';

/** Buys the course. Whether another course excludes it is asked before its price is shown. */
export default function PayCoursePage({ edition: name }: { edition: keyof typeof payEditions }) {
  const edition = payEditions[name];
  const mutex = useCall(checkGoodsMutex, { goods_id: GOODS }, asEntered);
  const isFree = mutex.data?.is_mutex === 0;
  const goods = useCall(manageGoods, undefined, { ...asEntered, enabled: isFree });
  const status = useCall(edition.status, undefined, asEntered);
  const underWay = useUnderWay(GOODS, GOODS);
  const reload = () =>
    Promise.all([mutex, status, ...(isFree ? [goods] : [])].map(({ refetch }) => refetch()));

  function instead(): ReactNode {
    if (mutex.data && !isFree) return <Excluded mutex={mutex.data} edition={edition} />;
    if (isFree && status.data?.is_pay) return <OwnedCourse edition={edition} status={status.data} />;
    if (goods.data && status.data) return null;
    const error = isFree ? (goods.error ?? status.error) : mutex.error;
    const query = { data: undefined, error, refetch: reload };
    return <LoadingPage title="课程支付" query={query} skeleton={<Waiting />} />;
  }

  const sold = goods.data ?? underWay;
  // What became of a payment waits for none of these reads.
  if (!sold || (!underWay && instead())) return <>{instead()}</>;
  return (
    <Purchase
      edition={edition}
      sold={sold}
      goods={goods.data}
      instead={instead()}
      reload={() => void reload()}
    />
  );
}

const Waiting = () => (
  <>
    <Skeleton card avatar rows={2} />
    <Skeleton card rows={3} />
    <Skeleton card rows={4} />
  </>
);

/** Says which course excludes this one; there is no price, because it cannot be bought. */
function Excluded({ mutex, edition }: { mutex: GoodsMutex; edition: PayEdition }) {
  return (
    <ResultScreen
      state="waiting"
      title={`不能购买${mutex.goods_name}`}
      reason={`您已有“${mutex.names.join('”“')}”。${mutex.reason}`}
      action={
        <ButtonLink block to={links.home()}>
          去学习已有的课程
        </ButtonLink>
      }
      secondary={
        <ButtonLink block type="link" to={edition.hub()}>
          返回管理课程
        </ButtonLink>
      }
    />
  );
}
