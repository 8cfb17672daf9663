import { Agent, request } from 'node:http';
import { readArguments } from '@suite/build/arguments';
import { medianOf } from './statistics';

/** Reads of every page's first screen, by a learner in the middle of a course. */
const reads = [
  '/Index/index',
  '/user/info',
  '/v3/study/isBuyCourse',
  '/v3/latest-entrance',
  '/Index/banners',
  '/v3/study/getMaterialList',
  '/v3/homework/homework_list',
  '/Answer/index',
  '/clock/detail',
  '/address/areas',
  '/userResearch/list',
  '/Pay/queryGoodsInfo?code=CS001',
  '/Pay/queryAdvancedGoodsInfo',
  '/v3/advancedCourse/pay-property/info',
  '/pay/getUserStatus',
];
const { values } = readArguments({
  command: 'npm run bench:world',
  summary: { en: 'Measures the calls of the outside world.', zh: '测外部世界的接口。' },
  options: {
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
    smoke: {
      type: 'boolean',
      default: false,
      text: {
        en: 'each read once, to check that the command works; the figures mean nothing',
        zh: '每个接口只读一次，只看命令能不能跑，数字没有意义',
      },
    },
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [{ codes }, { startLearnerWorld }] = await Promise.all([import('@suite/api'), import('./learner')]);
const isSmoke = values.smoke;
const ROUNDS = isSmoke ? 1 : 60;
const CONNECTIONS = 16;
const SECONDS = isSmoke ? 0.1 : 5;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function ask(address: string, path: string, token: string): Promise<number> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const asking = request(`${address}/api${path}`, { agent, headers: { token } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part) => (body += part));
      answer.on('end', () => {
        const { code } = JSON.parse(body) as { code: number };
        if (code === codes.SUCCESS) resolve(performance.now() - from);
        else reject(new Error(`${path} answered ${code}`));
      });
    });
    asking.on('error', reject).end();
  });
}

async function throughput(address: string, token: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let answered = 0;
  const worker = async (first: number) => {
    for (let i = first; performance.now() < end; i++) {
      await ask(address, reads[i % reads.length] as string, token);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => worker(i)));
  return answered / SECONDS;
}

const world = await startLearnerWorld();
try {
  // In the middle of a course every part of the pages has content.
  const token = await world.tokenOf('mid-course');
  const medians: Record<string, number> = {};
  for (const path of reads) {
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) times.push(await ask(world.address, path, token));
    medians[path] = Math.round(medianOf(times) * 100) / 100;
  }
  const readsPerSecond = Math.round(await throughput(world.address, token));
  // The reset comes last, because it ends the session that the reads need.
  const resetFrom = performance.now();
  await world.reset();
  const result = {
    startMs: Math.round(world.startMs),
    resetMs: Math.round(performance.now() - resetFrom),
    medianMs: medians,
    worstMedianMs: Math.max(...Object.values(medians)),
    readsPerSecond,
  };
  if (values.json) {
    console.log(JSON.stringify(result));
  } else {
    console.table(medians);
    console.log(`start with seed ${result.startMs} ms, reset ${result.resetMs} ms`);
    console.log(`worst median ${result.worstMedianMs} ms, ${result.readsPerSecond} reads a second`);
  }
} finally {
  agent.destroy();
  await world.close();
}
