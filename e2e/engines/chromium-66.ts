import { oldChromium } from './chromium';
import { mainFlows, onePagePerApp } from './flows';
import { runFlows } from './run-flows';
import { countsOf } from './table';

/** One page of every app, and the main flows, on the oldest engine of the floor. */
export async function chromium66(suite: {
  address: string;
  portal: string;
}): Promise<{ passed: number; failed: number }> {
  const all = [...(await onePagePerApp(suite.address)), ...mainFlows];
  const engine = await oldChromium(66);
  try {
    return countsOf([
      { engine: engine.name, results: await runFlows(engine, suite.portal, all, console.log) },
    ]);
  } finally {
    await engine.close();
  }
}
