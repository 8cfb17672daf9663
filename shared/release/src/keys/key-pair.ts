import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { RegistryKey, Signature } from '@suite/kernel/registry';

/** The form of signatures in WebCrypto: r and s one after the other instead of DER. */
const RAW = { dsaEncoding: 'ieee-p1363' } as const;

/** A private key with its public key, which pages know. */
export interface Signer {
  key: RegistryKey;
  secret: KeyObject;
}

const idOf = (x: string, y: string) => createHash('sha256').update(`${x}.${y}`).digest('hex').slice(0, 16);

/** A public key as registries carry it; undefined when it is not one of the curve P-256. */
export function publicKeyOf(point: KeyObject): RegistryKey | undefined {
  const { crv, x, y } = point.export({ format: 'jwk' });
  return crv === 'P-256' && x && y ? { id: idOf(x, y), x, y } : undefined;
}

/** The public half of a private key, in PEM. */
export function publicPem({ secret }: Signer): string {
  return createPublicKey(secret).export({ type: 'spki', format: 'pem' }).toString();
}

/** Reads a private key in PEM; undefined when it is not one of the curve P-256. */
export function signerOf(pem: string): Signer | undefined {
  try {
    const secret = createPrivateKey(pem);
    const key = publicKeyOf(createPublicKey(secret));
    return key && { key, secret };
  } catch {
    return undefined;
  }
}

/** A new private key, in PEM. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Signs a text's UTF-8 bytes. */
export function signText(text: string, { key, secret }: Signer): Signature {
  const value = sign('sha256', Buffer.from(text), { key: secret, ...RAW }).toString('base64');
  return { key: key.id, value };
}

/** Whether one of these keys has signed exactly this text. */
export function isSigned(
  text: string,
  signatures: readonly Signature[],
  keys: readonly RegistryKey[],
): boolean {
  return signatures.some((signature: Partial<Signature> | null) => {
    const { key: id, value } = signature ?? {};
    const key = keys.find((one) => one.id === id);
    if (!key || typeof value !== 'string') return false;
    try {
      const jwk = { kty: 'EC', crv: 'P-256', x: key.x, y: key.y };
      const point = createPublicKey({ key: jwk, format: 'jwk' });
      return verify('sha256', Buffer.from(text), { key: point, ...RAW }, Buffer.from(value, 'base64'));
    } catch {
      return false;
    }
  });
}
