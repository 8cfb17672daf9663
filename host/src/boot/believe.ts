import { splitSigned, type RegistryKey, type Signature } from '@suite/kernel/registry';

/** The engine's cryptography; pages without HTTPS have none. */
const subtleOf = () => (window as { crypto?: { subtle?: SubtleCrypto } }).crypto?.subtle;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

async function fits(
  subtle: SubtleCrypto,
  { value }: Signature,
  { x, y }: RegistryKey,
  text: string,
): Promise<boolean> {
  const jwk = { kty: 'EC', crv: 'P-256', x, y, ext: true };
  let key: CryptoKey;
  try {
    key = await subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
  } catch {
    // An engine that cannot check signatures must still get new releases.
    return true;
  }
  const proof = { name: 'ECDSA', hash: 'SHA-256' };
  return subtle.verify(proof, key, bytesOf(value), new TextEncoder().encode(text));
}

/**
 * The signed part of a fetched registry if a key that the document knows has signed it, else undefined. The
 * text as it is when the document has no keys or the engine no cryptography (pages without HTTPS).
 */
export async function believe(
  fetched: string,
  keys: readonly RegistryKey[] = [],
): Promise<string | undefined> {
  const { text, signatures } = splitSigned(fetched);
  const subtle = subtleOf();
  if (keys.length === 0 || !subtle) return text;
  for (const signature of signatures) {
    const key = keys.find(({ id }) => id === signature.key);
    try {
      if (key && (await fits(subtle, signature, key, text))) return text;
    } catch {
      continue;
    }
  }
  return undefined;
}
