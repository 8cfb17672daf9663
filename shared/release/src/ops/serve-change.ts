import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from './limits';
import { errorInWords, html, page, type Frame, type Html, type Note } from './page';
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

/** What a person is asked to confirm. */
interface Asked {
  /** What it is about; without a value a fact is left out. */
  facts: readonly (readonly [name: string, value: string | undefined])[];
  /** The version that it is to be, which is sent with the form. */
  to?: string;
  /** What the form asks for, beside the reason. */
  asks?: Html | undefined;
  /** Why it cannot be confirmed now. */
  forbidden?: Html | undefined;
}

/** A way to change something, which a person confirms with a reason on a page of its own. */
export interface Way<Found> {
  url: string;
  label: string;
  danger?: true | undefined;
  /** What a request is about; undefined if there is nothing to change, or it is another one than was asked for. */
  find: (request: OpsRequest, field: Field) => Promise<Found | undefined>;
  /** What was seen when the form was made: another state is refused. */
  from: (found: Found) => string;
  asked: (found: Found) => Asked;
  back: (found: Found) => NonNullable<Frame['back']>;
  /** Makes the change; gives a note if nothing was changed. */
  run: (found: Found, by: By, field: Field) => Promise<Note | undefined>;
  /** Shows the page that it goes back to, with a note. */
  show: (request: OpsRequest, reply: FastifyReply, note: Note) => Promise<FastifyReply>;
}

const LONGEST_REASON = 200;

/** The form in which a person gives the reason of a change and confirms it. */
function changeForm<Found>({ label, danger, ...way }: Way<Found>, found: Found, action: string): Html {
  const { facts, to, asks, forbidden } = way.asked(found);
  const shown = facts.map(
    ([name, value]) => value !== undefined && html`<p><span class="second">${name}</span> ${value}</p>`,
  );
  const cancel = way.back(found).href;
  if (forbidden)
    return html`${forbidden}
      <div class="card">
        ${shown}
        <div class="actions"><a class="button" href="${cancel}">返回</a></div>
      </div>`;
  return html`<form class="card" method="post" action="${action}">
    ${shown}
    <input type="hidden" name="from" value="${way.from(found)}" />
    ${to !== undefined && html`<input type="hidden" name="to" value="${to}" />`} ${asks}
    <label for="why">原因</label>
    <textarea id="why" name="why" required maxlength="${LONGEST_REASON}"></textarea>
    <div class="actions">
      <button class="${danger ? 'danger' : 'main'}">确认${label}</button>
      <a class="button" href="${cancel}">取消</a>
    </div>
  </form>`;
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
  const { url, find, from, show } = way;

  ops.get(url, reading, async (request: OpsRequest, reply) => {
    const found = await find(request, (name) => request.query[name] ?? '');
    if (!found) return show(request, reply, gone);
    const form = changeForm(way, found, request.url.replace(/\?.*/, ''));
    return page(reply, { title: way.label, who: whoSent(request), back: way.back(found) }, form);
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
