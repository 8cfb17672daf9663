import { splitSigned, type RegistryKey, type Signature } from '@suite/kernel/registry';

/** The engine's cryptography; pages without HTTPS have none. */
function subtleOf(): SubtleCrypto | undefined {
  const { crypto } = window as { crypto?: { subtle?: SubtleCrypto } };
  return crypto && crypto.subtle;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

function fits(
  subtle: SubtleCrypto,
  { value }: Signature,
  { x, y }: RegistryKey,
  text: string,
): Promise<boolean> {
  const jwk = { kty: 'EC', crv: 'P-256', x, y, ext: true };
  const proof = { name: 'ECDSA', hash: 'SHA-256' };
  return new Promise<CryptoKey>((done) =>
    done(subtle.importKey('jwk', jwk, algorithm, false, ['verify'])),
  ).then(
    (key) => subtle.verify(proof, key, bytesOf(value), new TextEncoder().encode(text)),
    // An engine that cannot check signatures must still get new releases.
    () => true,
  );
}

/**
 * The signed part of a fetched registry if a key that the document knows has signed it, else undefined. The
 * text as it is when the document has no keys or the engine no cryptography (pages without HTTPS). The inline
 * loader runs this, too: `async` would bring a helper of 1 KB into the document.
 */
export function believe(fetched: string, keys: readonly RegistryKey[] = []): Promise<string | undefined> {
  const { text, signatures } = splitSigned(fetched);
  const subtle = subtleOf();
  if (keys.length === 0 || !subtle) return Promise.resolve(text);
  const checks = signatures.map((signature) => {
    // Who changed the text can have put anything into the list; what is thrown here would keep the page blank.
    const key = keys.filter(({ id }) => signature && id === signature.key)[0];
    return key ? fits(subtle, signature, key, text).catch(() => false) : false;
  });
  return Promise.all(checks).then((fit) => (fit.indexOf(true) < 0 ? undefined : text));
}
