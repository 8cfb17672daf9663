import type { AnswerUnit } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { IconArrow, IconCheck, Tag } from '@suite/ui';
import { buttonClass } from '@suite/ui/base';
import { scoreText } from '@suite/features/result';
import { IconLock, IconMedal, IconPen, IconSheets } from './icons';
import type { PracticeEdition } from './practice-edition';
import css from './unit-card.module.css';
import { stateOf, type UnitState } from './units';

const states = {
  draft: { tone: 'warning', icon: IconPen, word: '未交卷', action: '继续作答' },
  done: { tone: 'success', icon: IconCheck, word: '已练习', action: '再练一次' },
  ready: { tone: 'primary', icon: IconPen, word: '可练习', action: '开始练习' },
  locked: { tone: 'grey', icon: IconLock, word: '未开放', action: undefined },
} as const;

interface UnitCardProps {
  unit: AnswerUnit;
  /** Place of the unit in its course. */
  number: number;
  edition: PracticeEdition;
}

function practised(state: UnitState, papers: number): string {
  if (state === 'locked') return '随课程进度开放';
  if (papers > 0) return `练过 ${papers} 次`;
  return state === 'draft' ? '做到一半' : '还没练过';
}

/** One unit: the learner's progress, and links to a new paper and to the earlier ones. */
export function UnitCard({ unit, number, edition }: UnitCardProps) {
  const state = stateOf(unit);
  const { tone, icon: Icon, word, action } = states[state];
  const { unit_id, unit_name, question_count, juan_count, best_score, last_score } = unit;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <span className={state === 'locked' ? css.numberLocked : css.number} aria-hidden="true">
          {number}
        </span>
        <div className={css.main}>
          <h3 className={css.name}>{unit_name}</h3>
          <p className={css.meta}>
            {question_count} 题 · {practised(state, juan_count)}
          </p>
        </div>
        <Tag tone={tone}>
          <Icon className={css.tagIcon} />
          {word}
        </Tag>
      </div>
      {typeof best_score === 'number' && typeof last_score === 'number' ? (
        <p className={css.scores}>
          <IconMedal className={css.medal} />
          <span className={css.score}>
            最高 <strong className={css.best}>{scoreText(best_score)}</strong> 分
          </span>
          <span className={css.last}>最近 {scoreText(last_score)} 分</span>
        </p>
      ) : null}
      <div className={css.actions}>
        {juan_count > 0 ? (
          <Link
            className={css.history}
            to={edition.historyLink({ unitId: unit_id })}
            aria-label={`${unit_name}的历史试卷`}
          >
            <IconSheets className={css.historyIcon} />
            历史试卷
            <IconArrow className={css.arrow} />
          </Link>
        ) : null}
        {action ? (
          <Link
            className={buttonClass({ size: 'small', type: state === 'done' ? 'default' : 'primary' })}
            to={edition.paperLink({ unitId: unit_id })}
            aria-label={`${action}：${unit_name}`}
          >
            {action}
          </Link>
        ) : null}
      </div>
    </li>
  );
}
