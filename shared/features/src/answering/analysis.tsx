import { questionType, type Question } from '@suite/api';
import { cx, IconCheck, Reward, RichText } from '@suite/ui';
import css from './analysis.module.css';
import { answerWords, outcomeOf, type Outcome } from './choices';
import { IconCross, IconDash } from './icons';

const verdicts: Record<Outcome, { word: string; icon: typeof IconCheck }> = {
  right: { word: '回答正确', icon: IconCheck },
  wrong: { word: '这次没答对', icon: IconCross },
  blank: { word: '未作答', icon: IconDash },
};

export interface AnalysisProps {
  /** A solved question. */
  question: Question;
}

interface VerdictProps extends AnalysisProps {
  /** Whether the learner hears it for the first time. */
  isNew: boolean;
}

/** The learner's answer to a solved question, the right answer, and why it is right. */
export function Analysis({ question, isNew }: VerdictProps) {
  const outcome = outcomeOf(question);
  const { word, icon: Icon } = verdicts[outcome];
  return (
    <section className={css.box} aria-label="答案与解析">
      <p className={cx(css.verdict, css[outcome])}>
        <Reward size="small" isWon={isNew && outcome === 'right'} says={word}>
          <Icon />
        </Reward>
        {word}
      </p>
      <BothAnswers question={question} />
      <h3 className={css.title}>解析</h3>
      <Explanation question={question} />
    </section>
  );
}

/** The learner's answer to a solved question beside the right one; where both are the same it is said once. */
export function BothAnswers({ question }: AnalysisProps) {
  const mine = answerWords(question, question.youAns);
  const outcome = outcomeOf(question);
  if (outcome === 'right' && mine)
    return (
      <p className={css.same}>
        您选了{question.type === questionType.judge ? `“${mine}”` : ` ${mine}`}，答对了
      </p>
    );
  return (
    <dl className={css.answers}>
      <div className={css.answer}>
        <dt>您的答案</dt>
        <dd className={css[outcome]}>{mine || '未作答'}</dd>
      </div>
      <div className={css.answer}>
        <dt>正确答案</dt>
        <dd className={css.right}>{answerWords(question, question.answer) || '暂无'}</dd>
      </div>
    </dl>
  );
}

/** Why the right answer is right. */
export const Explanation = ({ question: { analysis } }: AnalysisProps) =>
  analysis ? <RichText html={analysis} /> : <p className={css.none}>本题暂无解析</p>;
