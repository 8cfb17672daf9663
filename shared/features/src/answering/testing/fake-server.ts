import { codes, draftFlag, type UserAnswer } from '@suite/api';
import { CallError } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { instant } from '../clock';
import type { Server, Reading, Sheet } from '../types';

const sameAnswers = (one: Sheet['content'], other: Sheet['content']) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** What happens to a message. */
export type Fault = 'arrives' | 'request lost' | 'answer lost' | 'answer late';

export const networkError = () => new CallError('service', 0, 'network failure');
const refusal = () => new CallError('silent', codes.PAPER_SUBMITTED, '试卷已经提交，不能重复提交');

const outdated = () => new CallError('silent', codes.ANSWERS_CHANGED, '答案已在其他设备上更新');

/** A server with the rules of the real one, behind a network that loses messages on demand. */
export function fakeServer(hasVersions = true, checks = false) {
  let held: UserAnswer | null = null;
  /** Answers that stay because the learner was told whether they are right: the first option is. */
  const fixed = new Map<number, string>();
  function solutionsAfter({ content, check = [] }: Sheet) {
    for (const id of check) if (content[id] && !fixed.has(id)) fixed.set(id, content[id]);
    return [...fixed.keys()].map((id) => ({ id, answer: '1', analysis: `<p>因为 ${id}</p>` }));
  }
  let faults: Fault[] = [];
  const sheets: Sheet[] = [];
  const server = {
    /** Its clock. */
    now: Date.now,
    deadline: undefined as string | null | undefined,
    online: true,
    /** The network is lost with the next final submission. */
    cutsSubmission: false,
    sheets,
    /** It has saved something, and its answer has not reached the device yet. */
    unheard: false,
    held: () => held,
    hold: (answer: UserAnswer | null) => {
      held = answer;
    },
    /** Decides what happens to the next messages; all others arrive. */
    inject: (...next: Fault[]) => {
      faults = next;
    },
    reading: (): Reading => ({
      answer: held,
      isFinal: held?.is_draft === draftFlag.NODRAFT,
      serverTime: momentText(server.now()),
      deadline: server.deadline,
      receivedAt: instant(),
    }),
    take(sheet: Sheet): UserAnswer {
      const present = momentText(server.now());
      const save_time = sheet.save_time > present ? present : sheet.save_time;
      const final = sheet.is_draft === draftFlag.NODRAFT;
      if (held?.is_draft === draftFlag.NODRAFT) {
        if (final && (sheet.save_time !== held.save_time || !sameAnswers(sheet.content, held.content)))
          throw refusal();
        return held;
      }
      const version = held?.version ?? 0;
      if (hasVersions && sheet.base_version !== undefined && sheet.base_version < version) throw outdated();
      if (!final && held && held.save_time > save_time) return held;
      held = {
        content: { ...sheet.content },
        is_draft: sheet.is_draft,
        save_time,
        score: final ? 0 : null,
        used_seconds: Math.max(held?.used_seconds ?? 0, sheet.used_seconds),
        ...(hasVersions ? { version: version + 1 } : {}),
        ...(checks && { solutions: solutionsAfter(sheet) }),
      };
      for (const { id } of held.solutions ?? []) held.content[id] = fixed.get(id) ?? '';
      return held;
    },
    api: {
      read: async () => ({ ...(await deliver(() => server.reading())), receivedAt: instant() }),
      send(sheet) {
        sheets.push(sheet);
        if (server.cutsSubmission && sheet.is_draft === draftFlag.NODRAFT) {
          [server.cutsSubmission, server.online] = [false, false];
        }
        return deliver(() => {
          server.unheard = true;
          return server.take(sheet);
        });
      },
      checks,
    } as Server,
  };

  async function deliver<Answer>(work: () => Answer): Promise<Answer> {
    const fault = server.online ? (faults.shift() ?? 'arrives') : 'request lost';
    await pause(50);
    if (fault === 'request lost') throw networkError();
    const answer = work();
    await pause(fault === 'answer late' ? 20_000 : 50);
    if (fault === 'answer lost') throw networkError();
    server.unheard = false;
    return answer;
  }

  return server;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
