import { flows } from './flows';
import { oldChromium } from './old-chromium';
import { runFlows } from './run-flows';
import { smokeFlows } from './smoke';

/** One page of every app, and the main flows, on the oldest engine of the floor. */
export async function chromium66(suite: {
  address: string;
  portal: string;
}): Promise<{ passed: number; failed: number }> {
  const all = [...(await smokeFlows(suite.address)), ...flows];
  const engine = await oldChromium();
  try {
    const results = await runFlows(engine, suite.portal, all, console.log);
    const failed = results.filter(({ fault }) => fault).length;
    return { passed: results.length - failed, failed };
  } finally {
    await engine.close();
  }
}
