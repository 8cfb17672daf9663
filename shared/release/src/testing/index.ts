import type { ReleaseManifest } from '@suite/loader/registry';
import { makeArchives, packageWith, upload } from '../publish/package';
import { changeSuite } from '../repository/change-suite';
import type { Store } from '../store/store';

/** Lists a release in a store without asking the gate: tests publish what it would refuse. */
export async function listUnchecked(
  store: Store,
  manifest: ReleaseManifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { name: app, version } = manifest;
  const made = packageWith(manifest, await makeArchives(files));
  await upload(store, made);
  await changeSuite(store, {}, () => ({
    change: { kind: 'upload', releases: [{ app, version }] },
    list: new Map([[app, made.targets.map(({ file }) => file)]]),
  }));
}
