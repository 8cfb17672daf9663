import { yearAndMomentInWords } from '@suite/kernel/time';
import { Card, IconClock, Tag } from '@suite/ui';
import { IconBlank, IconRight, IconWrong } from '../question-review';
import { verdictOf, type Outcome, type Verdict } from './outcome';
import css from './score-card.module.css';
import { scoreText, usedText } from './words';

const verdicts = {
  passed: { tone: 'success', icon: IconRight, word: '已通过' },
  failed: { tone: 'danger', icon: IconWrong, word: '未通过' },
} as const;

/** A verdict as a sign and a word. */
function VerdictTag({ verdict }: { verdict: Exclude<Verdict, 'submitted'> }) {
  const { tone, icon: Icon, word } = verdicts[verdict];
  return (
    <Tag tone={tone}>
      <Icon className={css.tagIcon} />
      {word}
    </Tag>
  );
}

interface ScoreCardProps {
  outcome: Outcome;
  title?: string;
  /** A sentence of advice. */
  note?: string;
}

/** Score, pass score, time and counts of a paper that was finally submitted. */
export function ScoreCard({ outcome, title = '成绩', note }: ScoreCardProps) {
  const { score, total, passScore, submitTime } = outcome;
  const verdict = verdictOf(outcome);
  const percent = (value: number) => (total > 0 ? Math.max(0, Math.min(100, (value / total) * 100)) : 0);
  return (
    <Card title={title} extra={verdict === 'submitted' ? undefined : <VerdictTag verdict={verdict} />}>
      <p className={css.score}>
        <span className={css[verdict]}>{scoreText(score)}</span>
        <span className={css.unit}> 分</span>
        <span className={css.total}>满分 {scoreText(total)} 分</span>
      </p>
      <div className={css.bar} aria-hidden="true">
        <div className={css.track}>
          <div className={`${css.filled} ${css[verdict]}`} style={{ width: `${percent(score)}%` }} />
        </div>
        {passScore === undefined ? null : (
          <span className={css.line} style={{ left: `${percent(passScore)}%` }} />
        )}
      </div>
      {passScore === undefined ? null : (
        <p className={css.pass}>
          <span style={{ flexGrow: percent(passScore) }} />
          合格分 {scoreText(passScore)} 分
          <span style={{ flexGrow: 100 - percent(passScore) }} />
        </p>
      )}
      {note ? <p className={css.note}>{note}</p> : null}
      <Facts outcome={outcome} />
      {submitTime ? <p className={css.time}>提交于 {yearAndMomentInWords(submitTime)}</p> : null}
    </Card>
  );
}

function Facts({ outcome: { right, wrong, blank, usedSeconds, submitTime } }: { outcome: Outcome }) {
  const facts = [
    { icon: IconRight, tone: css.rightIcon, name: '答对', text: `${right} 题` },
    { icon: IconWrong, tone: css.wrongIcon, name: '答错', text: `${wrong} 题` },
    { icon: IconBlank, tone: css.blankIcon, name: '未答', text: `${blank} 题` },
    { icon: IconClock, tone: css.timeIcon, name: '用时', text: usedText(usedSeconds, submitTime) },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ icon: Icon, tone, name, text }) => (
        <div className={css.fact} key={name}>
          <dt className={css.name}>
            <Icon className={tone} />
            {name}
          </dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
