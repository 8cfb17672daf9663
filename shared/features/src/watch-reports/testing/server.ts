import type { VideoRecordParams } from '@suite/api';
import { CallError, providePlatform, type HttpRequest, type Platform } from '@suite/kernel';

/** `wordless`: taken, without a word of what came of it. */
type Reply = 'taken' | 'wordless' | CallError;

/** A server that counts each report id once, as the real one does. */
export function server() {
  const sent: HttpRequest[] = [];
  const counted = new Map<string, number>();
  let reply: Reply = 'taken';
  let isAnswerLost = false;
  let isLast = false;
  let place: number | undefined;
  let held = Promise.resolve();
  providePlatform({
    http: {
      async request<Data>(request: HttpRequest): Promise<Data> {
        const { v_id, report_id, position, watched } = Object(request.params) as VideoRecordParams;
        // Other duties ask as well, and have no answer here.
        if (!report_id) throw new CallError('service', 0, '');
        sent.push(request);
        await held;
        if (reply instanceof CallError) throw reply;
        if (isLast) reply = new CallError('service', 0, '');
        if (!counted.has(report_id)) counted.set(report_id, watched);
        if (reply === 'wordless') return null as Data;
        if (isAnswerLost) throw new CallError('service', 0, '');
        const at = { position: place ?? position, record_time: '2026-11-20 12:00:00' };
        return { v_id, ...at, summaryStatus: 'ready' } as Data;
      },
    },
  } as unknown as Platform);
  return {
    sent,
    params: () => sent.map(({ params }) => params as VideoRecordParams),
    total: () => Array.from(counted.values()).reduce((sum, one) => sum + one, 0),
    answers: (next: Reply) => (reply = next),
    /** Answers nothing before the returned function is called. */
    holds() {
      let arrive = () => undefined as void;
      held = new Promise((resolve) => (arrive = resolve));
      return arrive;
    },
    /** Names this place in its answers, and not that of the report. */
    knows: (position: number) => (place = position),
    /** Takes one more report, and answers no other. */
    answersOnce: () => (isLast = true),
    losesAnswers: (lost: boolean) => (isAnswerLost = lost),
  };
}
