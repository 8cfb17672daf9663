import { splitSigned, type RegistryKey, type Signature } from '@suite/kernel/registry';

/** What the engine offers; pages that are not secure have none of it. */
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
    // An engine that cannot check signatures must not be cut off from every release to come.
    return true;
  }
  const proof = { name: 'ECDSA', hash: 'SHA-256' };
  return subtle.verify(proof, key, bytesOf(value), new TextEncoder().encode(text));
}

/**
 * The part of a fetched registry that may be believed: signed by a key that the document knows. Without
 * keys, and where the engine offers no cryptography (pages that are not secure), the text as it is.
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
