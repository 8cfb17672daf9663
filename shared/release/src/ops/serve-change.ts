import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from './limits';
import {
  changeForm,
  errorInWords,
  LONGEST_REASON,
  page,
  type AskedChange,
  type Frame,
  type Note,
} from './page';
import { whoSent } from './sign-in';

export type OpsRequest = FastifyRequest<{
  Params: { app: string; flag: string };
  Querystring: Record<string, string | undefined>;
  Body: URLSearchParams;
}>;

/** Gives what a form has in a field, or a link in its query, without spaces around it. */
export type Field = (name: string) => string;

/** Who confirmed a change, and why. */
interface By {
  who: string;
  why: string;
}

/** A way to change something, which a person confirms with a reason on a page of its own. */
export interface Way<Found> extends Pick<AskedChange, 'label' | 'danger'> {
  url: string;
  /** What a request is about; undefined if there is nothing to change, or it is another one than was asked for. */
  find: (request: OpsRequest, field: Field) => Promise<Found | undefined>;
  /** What was seen when the form was made: another state is refused. */
  from: (found: Found) => string;
  asked: (found: Found) => Pick<AskedChange, 'facts' | 'asks' | 'forbidden'> & { to?: string };
  back: (found: Found) => NonNullable<Frame['back']>;
  /** Makes the change; gives a note if nothing was changed. */
  run: (found: Found, by: By, field: Field) => Promise<Note | undefined>;
  /** Shows the page that it goes back to, with a note. */
  show: (request: OpsRequest, reply: FastifyReply, note: Note) => Promise<FastifyReply>;
}

export const reading = { config: { rateLimit: { max: LIMITS.ops } } };
const writing = { config: { rateLimit: { max: LIMITS.opsWrites } } };

export const refusal = (status: number, text: string): Note => ({ text, failed: true, status });

/** What a page says if the state is another one than the form was made for. */
export const gone = refusal(409, '线上状态已经变化，请看过之后再操作');

/** What a page says after a change, as the address to which it goes back has it. */
export function doneNote(
  ways: readonly { path: string; label: string }[],
  { query }: OpsRequest,
): Note | undefined {
  const done = ways.find(({ path }) => path === query.done);
  return done && { text: `${done.label}：已完成，新打开的页面立即生效` };
}

export function serveChange<Found>(ops: FastifyInstance, way: Way<Found>): void {
  const { url, label, danger, find, from, show } = way;

  ops.get(url, reading, async (request: OpsRequest, reply) => {
    const found = await find(request, (name) => request.query[name] ?? '');
    if (!found) return show(request, reply, gone);
    const { to, ...asked } = way.asked(found);
    const back = way.back(found);
    const form = changeForm({
      ...{ label, danger, ...asked, action: request.url.replace(/\?.*/, ''), cancel: back.href },
      hidden: { from: from(found), ...(to !== undefined && { to }) },
    });
    return page(reply, { title: label, who: whoSent(request), back }, form);
  });

  ops.post(url, writing, async (request: OpsRequest, reply) => {
    const field = (name: string) => (request.body.get(name) ?? '').trim();
    const found = await find(request, field);
    if (!found || field('from') !== from(found)) return show(request, reply, gone);
    const why = field('why').slice(0, LONGEST_REASON);
    if (!why) return show(request, reply, refusal(400, '请写明原因'));
    try {
      const note = await way.run(found, { who: whoSent(request), why }, field);
      if (note) return await show(request, reply, note);
    } catch (error) {
      request.log.error(error);
      return show(request, reply, refusal(409, `没有成功：${errorInWords(error)}`));
    }
    return reply.redirect(`${way.back(found).href}?done=${url.replace(/.*\//, '')}`, 303);
  });
}
