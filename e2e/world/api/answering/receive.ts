import { codes, draftFlag, type AnswerSheet, type UserAnswer } from '@suite/api';
import { timeText } from '../../clock/china-time';
import { Refusal, rule } from '../refusal';
import { normalAnswers, sameAnswers } from './normal-form';
import type { SolvedQuestion } from './question';
import { scored } from './score';

/** What arrives for a paper, and what is stored already. */
export interface Receipt {
  questions: readonly SolvedQuestion[];
  held: UserAnswer | null;
  sheet: AnswerSheet & { used_seconds: number };
  now: number;
}

/** The answers that are held after a receipt; without a change there is no write. */
export interface Received {
  answer: UserAnswer;
  changed: boolean;
}

/**
 * Takes answers in. A draft replaces what is held unless that is newer or final; a final submission
 * is scored, is taken once, and gives the same result when it is repeated. Answers that are built on an
 * older version are refused, so that they do not erase what another device has saved.
 */
export function receive({ questions, held, sheet, now }: Receipt): Received {
  const content = normalAnswers(questions, sheet.content);
  const present = timeText(now);
  // A device whose clock is ahead must not make every later draft look old.
  const save_time = sheet.save_time > present ? present : sheet.save_time;
  const isFinal = sheet.is_draft === draftFlag.NODRAFT;
  if (isFinal && Object.keys(content).length === 0) throw rule('还没有作答，请先答题再提交');

  if (held?.is_draft === draftFlag.NODRAFT) {
    const isSameTime = sheet.save_time === held.save_time || sheet.save_time > present;
    const isRepeated = isSameTime && sameAnswers(content, held.content);
    if (isFinal && !isRepeated) throw new Refusal(codes.PAPER_SUBMITTED, '试卷已经提交，不能重复提交');
    return { answer: held, changed: false };
  }
  const version = held?.version ?? 0;
  if (sheet.base_version !== undefined && sheet.base_version < version) {
    throw new Refusal(codes.ANSWERS_CHANGED, '答案已在其他设备上更新，请同步后再试');
  }
  if (!isFinal && held && held.save_time > save_time) return { answer: held, changed: false };

  const answer: UserAnswer = {
    content,
    is_draft: sheet.is_draft,
    save_time,
    score: isFinal ? scored(questions, content).score : null,
    used_seconds: Math.max(held?.used_seconds ?? 0, sheet.used_seconds),
    version: version + 1,
  };
  return { answer, changed: true };
}
