import { doNow, useWaiting, type Waiting } from '@suite/kernel/records';
import { Link, useLocation } from '@suite/kernel/router';
import { dayAt, momentText, nearMomentInWords } from '@suite/kernel/time';
import { Section } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useState } from 'react';
import css from './unsent-list.module.css';

/** Records of one kind that wait for the same reason stand in one row. */
interface Row extends Waiting {
  count: number;
}

function rowsOf(waiting: readonly Waiting[]): Row[] {
  const rows = new Map<string, Row>();
  for (const one of waiting) {
    const alike = `${one.name} ${one.words ?? ''} ${one.dismiss ? 'over' : ''} ${one.to ?? ''}`;
    const key = one.text ? one.id : alike;
    const row = rows.get(key);
    if (!row) rows.set(key, { ...one, count: 1 });
    else {
      const { dismiss } = row;
      const both = dismiss && (() => [dismiss, one.dismiss].forEach((end) => end?.()));
      rows.set(key, { ...row, count: row.count + 1, dismiss: both });
    }
  }
  return Array.from(rows.values());
}

const sinceOf = ({ since }: Row) => `${nearMomentInWords(momentText(since), dayAt(Date.now()))} 起`;

const reasonOf = ({ text, words, dismiss }: Row) => {
  if (text) return text;
  if (dismiss) return `一直没有被接受，已停止同步${words ? `：${words}` : ''}`;
  return words ? `暂时没有被接受，会再试：${words}` : '等待网络，联网后自动同步';
};

/** What this device has and the server has not, since when, and a way to send it now; absent while nothing waits. */
export function UnsentList() {
  const rows = rowsOf(useWaiting());
  const [hasTried, setTried] = useState(false);
  const here = useLocation().pathname;
  if (rows.length === 0) return null;
  const sync = async () => {
    await doNow();
    setTried(true);
  };
  return (
    <Section
      title="待同步"
      extra={
        <Button size="small" type="link" onClick={sync}>
          立即同步
        </Button>
      }
    >
      <ul className={css.card}>
        {rows.map((row) => (
          <li className={css.row} key={row.id}>
            <span className={css.words}>
              <span className={css.name}>{row.text ? row.name : `${row.name} ${row.count} 条`}</span>
              <span className={row.dismiss && !row.text ? css.over : css.reason}>{reasonOf(row)}</span>
              <span className={css.since}>{sinceOf(row)}</span>
            </span>
            {row.dismiss ? (
              <Button size="small" type="default" label={`知道了：${row.name}`} onClick={row.dismiss}>
                知道了
              </Button>
            ) : null}
            {row.to && row.to !== here ? (
              <Link className={css.go} to={row.to}>
                {row.text ? '去查看' : '去处理'}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={css.note} role="status">
        {hasTried && rows.some(({ text }) => !text) ? '还有内容没有传上去，稍后自动再试' : ''}
      </p>
    </Section>
  );
}
