import type { Engine } from './engine';
import type { Flow, FlowStage } from './flows/flow';

/** How a flow ended. */
export interface FlowResult {
  flow: string;
  /** Nothing when it came to its end. */
  fault?: string;
  seconds: number;
}

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
  throw new Error(`no message came to ${mobile}`);
}

async function run(engine: Engine, world: string, flow: Flow): Promise<FlowResult> {
  const page = await engine.newPage();
  const stage: FlowStage = {
    page,
    async enter(person, context, to, { signed = true } = {}) {
      const twin = await json<{ key: string; mobile: string }>(`${world}/world/twins`, { of: person });
      await page.goto(
        `${world}/go/${twin.key}/${context}?to=${encodeURIComponent(to)}&signed=${Number(signed)}&fresh=1`,
      );
      return twin;
    },
    smsTo: (mobile) => messageTo(world, mobile),
  };
  const began = Date.now();
  let fault: string | undefined;
  try {
    await flow.run(stage);
    fault = page.errors[0];
  } catch (error) {
    fault = [(error as Error).message, ...page.errors].join('; ');
  } finally {
    await page.close().catch(() => undefined);
  }
  return { flow: flow.name, fault, seconds: (Date.now() - began) / 1000 };
}

/** Runs flows one after the other on one engine, and says of each how it went. */
export async function runFlows(
  engine: Engine,
  world: string,
  flows: readonly Flow[],
  tell: (line: string) => void,
): Promise<FlowResult[]> {
  const results: FlowResult[] = [];
  for (const flow of flows) {
    const result = await run(engine, world, flow);
    tell(
      `  ${result.fault ? '✘' : '✓'} ${engine.name} ${flow.name}${result.fault ? `: ${result.fault}` : ''}`,
    );
    results.push(result);
  }
  return results;
}
