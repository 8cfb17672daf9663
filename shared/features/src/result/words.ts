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

/** A score with one decimal place, and none if it is whole. */
export const scoreText = (score: number): string =>
  Number.isFinite(score) ? String(Math.round(score * 10) / 10) : NONE;

/** The heading of a result. */
export function titleOf(verdict: Verdict, kind: Kind): string {
  if (verdict === 'passed') return `恭喜您，${kind}通过`;
  if (verdict === 'failed') return `${kind}未通过`;
  return `${kind}已提交`;
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
    const points = scoreText(missing) === '0' ? '不到 0.1' : ` ${scoreText(missing)}`;
    return missing > 0 ? `距离合格还差${points} 分，先把错题弄懂` : '先看解析，把错题弄懂';
  }
  if (wrong + blank === 0) return '全部答对，知识点掌握得很扎实';
  return score >= total * 0.6 ? '看看错题的解析，查漏补缺' : '先看解析，再练一次会更有把握';
}
