import { liveOf, type LiveRelease, type RegistryApp, type ReleaseManifest } from '@suite/kernel/registry';

/** Fetches a text, or fails. */
export type FetchText = (address: string) => Promise<string>;

async function sha384(subtle: SubtleCrypto, text: string): Promise<string> {
  const digest = await subtle.digest('SHA-384', new TextEncoder().encode(text));
  return btoa(String.fromCharCode.apply(null, Array.from(new Uint8Array(digest))));
}

const originOf = (base: string) => (/^https?:/.test(base) ? new URL(base).origin : '');

/**
 * The release that a page takes when an app's own fails: what all others have, for a visitor of a
 * canary, else the version before, as its own document describes it.
 */
export async function previousOf(
  name: string,
  { live, previous, previousHash, stable }: RegistryApp,
  fetchText: FetchText,
): Promise<LiveRelease | undefined> {
  if (stable) return stable;
  if (!previous) return undefined;
  const origin = originOf(live.base);
  const text = await fetchText(`${origin}/releases/${name}/${previous}/release.json`);
  const { subtle } = (window as { crypto?: { subtle?: SubtleCrypto } }).crypto ?? {};
  if (previousHash && subtle && (await sha384(subtle, text)) !== previousHash) {
    throw new Error(`${name}@${previous} is not what was published`);
  }
  const manifest = JSON.parse(text) as ReleaseManifest;
  return manifest.name === name && manifest.version === previous ? liveOf(manifest, origin) : undefined;
}
