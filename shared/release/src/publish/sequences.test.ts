import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@suite/loader/registry';
import { history } from '../repository/history';
import { currentRegistry } from '../repository/view';
import { publish, publishAll } from './publish';
import { ReleaseError } from '../release-error';
import { openStore } from '../store/local-store';
import type { Store } from '../store/store';
import { cephEnv, startCeph, type CephServer } from '../testing/ceph';
import { s3Env, startS3, type S3Server } from '../testing/s3-server';
import { distOf, route } from '../testing/sample';
import { promoteCanary, setCanary, stopCanary } from './canary';
import { gc } from './gc';
import { rollback } from './rollback';
import { verify } from './status';

type Act =
  | { act: 'publish' | 'canary'; app: string; version: number }
  | { act: 'rollback' | 'promote' | 'stop'; app: string }
  | { act: 'percent'; app: string; percent: number }
  | { act: 'gc'; keep: number };

/** How many sequences are tried, and on what: a folder, the small S3 server of the tests, or a real Ceph; another seed gives others. */
const RUNS = Number(process.env.SEQUENCE_RUNS ?? 12);
const KIND = process.env.SEQUENCE_STORE ?? 'folder';

const APPS = ['host', 'remote-a', 'remote-b'];
const VERSIONS = 5;
const app = fc.constantFrom(...APPS);
const version = fc.integer({ min: 1, max: VERSIONS });
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constantFrom('publish', 'canary'), app, version }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('rollback', 'promote', 'stop'), app }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('percent'), app, percent: fc.integer({ min: 0, max: 100 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('gc'), keep: fc.integer({ min: 0, max: 2 }) }) },
) as fc.Arbitrary<Act>;

const dists = new Map<string, string>();

/** From its version 3 on, the host has the react that version 4 of remote-b needs. */
const react = (name: string, number: number) =>
  (name === 'host' && number >= 3) || (name === 'remote-b' && number === 4) ? '18.4.0' : '18.3.1';

let keep: string;
/** An empty store, and how its room is given back: ten thousand stores do not fit into a machine. */
let newStore: () => Promise<{ store: Store; remove: () => Promise<void> }>;
let server: S3Server | CephServer | undefined;
/** Ceph's folder has to have a short path, so it is not in `keep`. */
let cephFolder: string | undefined;

async function prepareStores(): Promise<void> {
  if (KIND === 'ceph') server = await startCeph((cephFolder = await mkdtemp(join('/tmp', 'ceph-'))));
  if (KIND === 's3') server = await startS3();
  const env = KIND === 'ceph' ? cephEnv : s3Env;
  let made = 0;
  newStore = async () => {
    const folder = join(keep, `run-${made++}`);
    const keyFolder = `${folder}.keys`;
    const store = await openStore(server?.address(`run-${made}`) ?? folder, env, { mustExist: false });
    const remove = async () => {
      for (const one of [folder, keyFolder]) await rm(one, { recursive: true, force: true });
      if (!server || !('objects' in server)) return;
      server.objects.clear();
      server.log.length = 0;
    };
    return { store: Object.assign(store, { keyFolder }), remove };
  };
}

beforeAll(async () => {
  keep = await mkdtemp(join(tmpdir(), 'suite-sequences-'));
  await prepareStores();
  for (const name of APPS) {
    for (let number = 0; number <= VERSIONS; number++) {
      const routes = [
        route(`/${name}`, `P${name.replace(/\W/g, '')}`),
        ...(number % 2 ? [route(`/x-${name}`, `X${name.replace(/\W/g, '')}`)] : []),
      ];
      const dist = await distOf(name, `1.${number}.0`, {
        builtAgainst: { react: react(name, number) },
        ...(name !== 'host' && { live: { routes } }),
      });
      dists.set(`${name}@1.${number}.0`, dist);
    }
  }
}, 180_000);

afterAll(async () => {
  await server?.close();
  for (const one of [keep, cephFolder]) if (one) await rm(one, { recursive: true, force: true });
});

const distFor = (name: string, number: number) => dists.get(`${name}@1.${number}.0`) as string;

async function perform(store: Store, one: Act): Promise<{ code?: string; to?: string; changed?: boolean }> {
  const by = { store, who: 'test' };
  try {
    if ('keep' in one) {
      await gc({ ...by, keep: one.keep, days: 0 });
      return {};
    }
    if ('version' in one) {
      const canary = one.act === 'canary' ? { canary: 5 } : {};
      return await publish({ ...by, dist: distFor(one.app, one.version), lost: ['*'], ...canary });
    }
    if ('percent' in one) return await setCanary({ ...by, app: one.app, to: one.percent });
    if (one.act === 'rollback') return await rollback({ ...by, app: one.app });
    const work = one.act === 'promote' ? promoteCanary : stopCanary;
    return await work({ ...by, app: one.app });
  } catch (error) {
    if (error instanceof ReleaseError) return { code: error.code };
    throw error;
  }
}

const bad = 'TARGET_BROKEN RELEASE_BROKEN METADATA_REFUSED STORE_FAILED FILE_MISSING KEY_MISSING'.split(' ');

function checkStep(one: Act, outcome: { code?: string }, before: Registry, after: Registry) {
  expect(bad).not.toContain(outcome.code);
  if (outcome.code) expect(after).toEqual(before);
  const grown = after.revision - before.revision;
  expect(grown).toBeGreaterThanOrEqual(0);
  expect(grown).toBeLessThanOrEqual(1);
  for (const name of APPS) {
    const [old, now] = [before.apps[name]!, after.apps[name]!];
    const touched = one.act !== 'gc' && one.app === name;
    if (!touched) {
      expect([now.live, now.canary]).toEqual([old.live, old.canary]);
      // A new host ends rollback targets that do not fit it, and changes nothing else.
      if (one.act === 'gc' || one.app !== 'host') expect(now).toEqual(old);
    }
    expect(now.previous).not.toBe(now.live.version);
    expect(now.withdrawn ?? []).not.toContain(now.live.version);
    expect(now.withdrawn ?? []).not.toContain(now.canary?.release.version);
    expect(now.previous === null).toBe(now.previousHash === undefined);
  }
  if (one.act === 'rollback' && !outcome.code && grown) {
    const now = after.apps[one.app]!;
    expect(now.canary).toBeUndefined();
    const { previous, live, withdrawn = [], canary, rolledBackFrom } = before.apps[one.app]!;
    // Done twice it takes back the canary at most.
    if (rolledBackFrom !== undefined) expect(now.live).toEqual(live);
    else {
      // A previous version that was tried again and taken back is passed over.
      if (![...withdrawn, canary?.release.version].includes(previous!))
        expect(now.live.version).toBe(previous);
      expect(now.withdrawn).toContain(live.version);
    }
  }
  if (one.act === 'rollback' && outcome.code) expect(outcome.code).toBe('NOTHING_TO_ROLL_BACK');
}

test(
  'after any changes in any order all live releases are whole, and every step can be undone',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 30 }), async (sequence) => {
        const { store, remove } = await newStore();
        await publishAll({ store, dists: APPS.map((name) => distFor(name, 0)) });
        for (const one of sequence) {
          const before = (await currentRegistry(store))!.registry;
          const outcome = await perform(store, one);
          const after = (await currentRegistry(store))!.registry;
          checkStep(one, outcome, before, after);
          if (one.act === 'rollback') {
            await perform(store, one);
            expect((await currentRegistry(store))!.registry.apps[one.app]?.live).toEqual(
              after.apps[one.app]?.live,
            );
          }
        }
        const { revision } = (await currentRegistry(store))!.registry;
        expect((await verify(store)).faults).toEqual([]);
        expect((await history(store)).map((record) => record.revision)).toEqual(
          Array.from({ length: revision }, (_, i) => revision - i),
        );
        await remove();
      }),
      { seed: Number(process.env.SEQUENCE_SEED ?? 7), numRuns: RUNS },
    );
  },
  240_000 + RUNS * 5000,
);
