import { grouped } from '@suite/api';
import css from './enrolled.module.css';
import type { Landing } from './use-landing';

const SHOWN = 4;

/** `3` as 3 分钟前. */
function agoText(minutes: number): string {
  if (minutes < 1) return '刚刚';
  return minutes < 60 ? `${minutes} 分钟前` : `${Math.floor(minutes / 60)} 小时前`;
}

/** Who has just enrolled, by the provider's word; the rows are there before the names. */
export function Enrolled({ landing: { paid, isPaidLost } }: { landing: Landing }) {
  const list = paid?.list.slice(0, SHOWN) ?? [];
  return (
    <>
      <p className={css.total}>{paid ? `已有 ${grouped(String(paid.total))} 位学员报名` : '\u00a0'}</p>
      <div className={css.place}>
        {isPaidLost ? <p className={css.row}>报名动态没有加载出来，不影响报名。</p> : null}
        {paid && list.length === 0 ? <p className={css.row}>最近一天还没有新的报名。</p> : null}
        <ul aria-label="最近报名">
          {list.map(({ name, minutes_ago }, at) => (
            <li className={css.row} key={at}>
              <span>{name}</span>
              <span className={css.when}>{agoText(minutes_ago)}报名</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
