import { newList, usePages, type ListedShare } from '@suite/api';
import { dayAt, nearDayInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { Card, LoadMore } from '@suite/ui';
import { Empty, Skeleton } from '@suite/ui/base';
import { fenOfYuan, yuanOf } from '../calculators/money';
import css from './make-new.module.css';
import { isPriced, priceWords } from './share-money';

/** Up and down have words and signs besides their colours. */
const gainWords = (gain: string) => (gain.charAt(0) === '-' ? `跌 ${gain.slice(1)}%` : `涨 ${gain}%`);

/** How the shares that are listed have done on their first day. */
export function ListedView() {
  const pages = usePages(newList, {});
  return (
    <Card title="上市首日表现" extra="按上市日期">
      <Loaded
        query={pages}
        skeleton={<Skeleton rows={8} />}
        empty={<Empty scene="money" text="还没有新股上市，上市后会显示首日表现" />}
      >
        {(list) => (
          <LoadMore onLoad={pages.more} finished={!pages.hasNextPage} finishedText="没有更多了">
            <ul>
              {list.map((share) => (
                <li className={css.line} key={share.share_id}>
                  <Listed share={share} />
                </li>
              ))}
            </ul>
          </LoadMore>
        )}
      </Loaded>
      <p className={css.note}>中一签盈亏按首日收盘价计算，未计费用。过往表现不代表以后。</p>
    </Card>
  );
}

function Listed({ share }: { share: ListedShare }) {
  const { name, code, board, price, listing_date, first_close, first_gain, unit_gain } = share;
  // On the first day itself there is no closing price yet.
  const isOver = isPriced(first_close);
  const isDown = isOver && first_gain.charAt(0) === '-';
  return (
    <div className={css.listed}>
      <div>
        <p className={css.listedName}>{name}</p>
        <p className={css.about}>
          {code} · {board} · {nearDayInWords(listing_date, dayAt(Date.now()))}
        </p>
        <p className={css.about}>
          发行 {priceWords(price)}，收盘 {priceWords(first_close)}
        </p>
      </div>
      <div className={css.listedSide}>
        {isOver ? (
          <>
            <p className={isDown ? css.down : css.up}>{gainWords(first_gain)}</p>
            <p className={css.about}>
              一签{isDown ? '亏' : '赚'} {yuanOf(Math.abs(fenOfYuan(unit_gain)))}
            </p>
          </>
        ) : (
          <p className={css.about}>待收盘</p>
        )}
      </div>
    </div>
  );
}
