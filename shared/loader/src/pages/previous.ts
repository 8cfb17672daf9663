import { liveOf, releaseBase, type LiveRelease, type RegistryApp, type ReleaseManifest } from '../registry';

/** Fetches a text, or fails. */
export type FetchText = (address: string) => Promise<string>;

async function sha384(subtle: SubtleCrypto, text: string): Promise<string> {
  const digest = await subtle.digest('SHA-384', new TextEncoder().encode(text));
  return btoa(String.fromCharCode.apply(null, Array.from(new Uint8Array(digest))));
}

/**
 * The release that a page takes when an app's own fails: stable for a visitor of a canary, else the previous
 * version as its `release.json` describes it. That file comes from the page's own origin, because the CDN
 * may be what fails.
 */
export async function previousOf(
  name: string,
  { previous, previousHash, stable }: RegistryApp,
  fetchText: FetchText,
): Promise<LiveRelease | undefined> {
  if (stable) return stable;
  if (!previous) return undefined;
  const text = await fetchText(`${releaseBase(name, previous)}release.json`);
  const { subtle } = (window as { crypto?: { subtle?: SubtleCrypto } }).crypto ?? {};
  // A document has the beginning of the hash.
  if (previousHash && subtle && (await sha384(subtle, text)).indexOf(previousHash) !== 0) {
    throw new Error(`${name}@${previous} is not what was published`);
  }
  const manifest = JSON.parse(text) as ReleaseManifest;
  return manifest.name === name && manifest.version === previous ? liveOf(manifest) : undefined;
}
