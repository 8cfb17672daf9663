import type { JuanBrief, JuanHistory } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { IconArrow, Tag, PageTitle, Unbroken } from '@suite/ui';
import { Empty } from '@suite/ui/base';
import { scoreText, spanText } from '@suite/features/result';
import { yearAndMomentInWords } from '@suite/kernel/time';
import css from './history-list.module.css';
import { IconMedal } from './icons';
import { bestOf } from './units';

interface HistoryListProps {
  history: JuanHistory;
  to: (juanId: number) => string;
}

/** The submitted papers of a unit, newest first; the best one is marked. */
export function HistoryList({ history: { list, juan }, to }: HistoryListProps) {
  const best = bestOf(list);
  if (list.length === 0) {
    return (
      <>
        <header className={css.head}>
          <PageTitle className={css.title}>历史试卷</PageTitle>
        </header>
        <Empty text="这个单元还没有交过卷，完成一次练习后可以在这里回看" />
      </>
    );
  }
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>{juan?.unit_name ?? '历史试卷'}</h1>
        <p className={css.lead}>
          共练习 {list.length} 次{best === undefined ? '' : `，最高 ${scoreText(best)} 分`}
        </p>
      </header>
      <ul className={css.list}>
        {list.map((brief, at) => (
          <li className={css.item} key={brief.juan_id}>
            <Paper
              brief={brief}
              number={list.length - at}
              isBest={list.length > 1 && brief.score === best}
              to={to(brief.juan_id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PaperProps {
  brief: JuanBrief;
  /** 1 is the learner's first paper. */
  number: number;
  isBest: boolean;
  to: string;
}

function Paper({ brief, number, isBest, to }: PaperProps) {
  const { score, total_score, right_count, question_count, used_seconds, submit_time } = brief;
  return (
    <Link className={css.paper} to={to}>
      <span className={css.score}>
        <span className={css.points}>{scoreText(score)}</span>
        <span className={css.total}>/ {scoreText(total_score)} 分</span>
      </span>
      <span className={css.main}>
        <span className={css.name}>
          第 {number} 次练习
          {isBest ? (
            <span className={css.best}>
              <Tag tone="warning">
                <IconMedal className={css.medal} />
                最高分
              </Tag>
            </span>
          ) : null}
        </span>
        <span className={css.meta}>
          <Unbroken
            text={`答对 ${right_count ?? '—'}/${question_count ?? '—'} 题 · 用时 ${spanText(used_seconds)}`}
          />
        </span>
        <span className={css.meta}>{yearAndMomentInWords(submit_time)}</span>
      </span>
      <IconArrow className={css.arrow} />
    </Link>
  );
}
