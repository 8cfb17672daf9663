import { say } from '@suite/build/say';
import { filledAddress } from '../specs/sweep/own-ids';
import type { Engine, EngineOffer, EnginePage } from './engine';
import type { Flow, FlowStage } from './flows/flow';

/** How a flow ended. */
export interface FlowResult {
  flow: string;
  /** Why it failed. */
  fault?: string;
  /** Why it was skipped. */
  skipped?: string;
  seconds: number;
}

/** The results of one engine. */
export interface EngineRun {
  engine: string;
  /** Why the whole engine was skipped. */
  skipped?: string;
  results: FlowResult[];
}

type Tell = (line: string) => void;

async function json<Answer>(address: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

async function messageTo(world: string, mobile: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const [sms] = await json<{ code: string }[]>(`${world}/world/inbox?mobile=${mobile}`);
    if (sms) return sms.code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(say({ en: `no text message came for ${mobile}`, zh: `没有发给 ${mobile} 的短信` }));
}

const stageOf = (page: EnginePage, world: string): FlowStage => ({
  page,
  async enter(person, context, to, { signed = true } = {}) {
    const twin = await json<{ key: string; mobile: string }>(`${world}/world/twins`, { of: person });
    const address = await filledAddress(world, twin.key, to);
    await page.goto(
      `${world}/go/${twin.key}/${context}?to=${encodeURIComponent(address)}&signed=${Number(signed)}&fresh=1`,
    );
    return twin;
  },
  smsTo: (mobile) => messageTo(world, mobile),
});

type Ending = Pick<FlowResult, 'fault' | 'skipped'>;

async function runOn(page: EnginePage, world: string, { needs, run }: Flow): Promise<Ending> {
  try {
    if (needs && !(await page.evaluate<boolean>(needs.holds)))
      return { skipped: say({ en: `no ${needs.what}`, zh: `没有 ${needs.what}` }) };
    await run(stageOf(page, world));
    return { fault: page.errors[0] };
  } catch (error) {
    return { fault: [(error as Error).message, ...page.errors].join('; ') };
  }
}

async function runFlow(engine: Engine, world: string, flow: Flow): Promise<FlowResult> {
  const began = Date.now();
  const page = await engine.newPage();
  try {
    const ending = await runOn(page, world, flow);
    return { flow: flow.name, ...ending, seconds: (Date.now() - began) / 1000 };
  } finally {
    await page.close().catch(() => undefined);
  }
}

function lineOf(engine: string, { flow, fault, skipped }: FlowResult): string {
  const mark = fault ? '✘' : skipped ? '–' : '✓';
  const why = fault ?? skipped;
  return `  ${mark} ${engine} ${flow}${why ? say({ en: `: ${why}`, zh: `：${why}` }) : ''}`;
}

/** Runs flows one after the other on one engine, and returns each result. */
export async function runFlows(
  engine: Engine,
  world: string,
  flows: readonly Flow[],
  tell: Tell,
): Promise<FlowResult[]> {
  const results: FlowResult[] = [];
  for (const flow of flows) {
    const result = await runFlow(engine, world, flow);
    tell(lineOf(engine.name, result));
    results.push(result);
  }
  return results;
}

/** What was skipped and why, in words. */
export const skippedIn = (what: string, why: string) =>
  say({ en: `skipped ${what}: ${why}`, zh: `跳过 ${what}：${why}` });

/** Runs flows on an engine, or skips it if the machine lacks it. */
export async function runEngine(
  offer: EngineOffer,
  world: string,
  flows: readonly Flow[],
  tell: Tell,
): Promise<EngineRun> {
  const skipped = offer.lacks?.();
  if (skipped) {
    tell(skippedIn(offer.name, skipped));
    return { engine: offer.name, skipped, results: [] };
  }
  const engine = await offer.launch();
  try {
    return { engine: offer.name, results: await runFlows(engine, world, flows, tell) };
  } finally {
    await engine.close();
  }
}
