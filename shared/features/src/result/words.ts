import { dayAt, dayInWords, dayOf, momentOf, type DateTime } from '@suite/kernel/time';
import { verdictOf, type Outcome, type Verdict } from './outcome';

/** The kind of paper, in words. */
export type Kind = '考试' | '测试' | '练习';

/** Stands for a number that has not arrived. */
const NONE = '—';

const two = (part: number) => (part < 10 ? `0${part}` : String(part));

/** A span of time in words: 7 分 30 秒. */
export function spanText(seconds: number): string {
  if (!Number.isFinite(seconds)) return NONE;
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours > 0) return `${hours} 小时 ${two(minutes)} 分`;
  if (minutes > 0) return `${minutes} 分 ${two(rest)} 秒`;
  return `${rest} 秒`;
}

/** From here on a learner has not sat over a paper all the time. */
const LONG_SECONDS = 6 * 3600;

/** How long a paper took; one that lay open over midnight is told by its days. */
export function usedText(usedSeconds: number, submitTime: DateTime | undefined): string {
  if (!submitTime || !(usedSeconds >= LONG_SECONDS)) return spanText(usedSeconds);
  const begun = dayAt(momentOf(submitTime) - usedSeconds * 1000);
  return begun === dayOf(submitTime)
    ? spanText(usedSeconds)
    : `${dayInWords(begun)}开始，${dayInWords(submitTime)}交卷`;
}

/** A score with one decimal place, and none if it is whole. */
export const scoreText = (score: number): string =>
  Number.isFinite(score) ? String(Math.round(score * 10) / 10) : NONE;

/** The heading of a result. */
export function titleOf(verdict: Verdict, kind: Kind): string {
  if (verdict === 'passed') return `恭喜您，${kind}通过`;
  if (verdict === 'failed') return `${kind}未通过`;
  return `${kind}已提交`;
}

/** How many questions more would have passed; undefined if the questions of this paper differ in their points. */
function questionsFor(missing: number, { score, total, right, wrong, blank }: Outcome): number | undefined {
  const points = total / (right + wrong + blank);
  const isEven = points > 0 && Math.abs(right * points - score) < 0.01;
  return missing > 0 && isEven ? Math.ceil(missing / points - 0.01) : undefined;
}

/** A sentence of advice under the heading. */
export function reasonOf(outcome: Outcome): string {
  const verdict = verdictOf(outcome);
  const { score, total, passScore, wrong, blank } = outcome;
  if (verdict === 'passed') {
    return wrong + blank === 0 ? '全部答对，知识点掌握得很扎实' : '再看看错题的解析，学得更扎实';
  }
  if (verdict === 'failed') {
    const missing = passScore === undefined ? 0 : passScore - score;
    const questions = questionsFor(missing, outcome);
    if (questions) return `再对 ${questions} 题就合格，先看这 ${wrong + blank} 题的解析`;
    const points = scoreText(missing) === '0' ? '不到 0.1' : ` ${scoreText(missing)}`;
    return missing > 0 ? `距离合格还差${points} 分，先把错题弄懂` : '先看解析，把错题弄懂';
  }
  if (wrong + blank === 0) return '全部答对，知识点掌握得很扎实';
  return score >= total * 0.6 ? '看看错题的解析，查漏补缺' : '先看解析，再练一次会更有把握';
}
