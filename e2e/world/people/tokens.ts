import { randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { get, insertOnce, type Db } from '../db';

declare module '../db' {
  interface Tables {
    /** Survives a reset: a token from before it is out of date, not forged. */
    secret: { id: 1; value: string };
  }
}

/** What a token says. */
export type Claims = {
  /** A session of a learner, or a visit of a messenger account that has not signed in yet. */
  kind: 'session' | 'visit';
  /** Id of the session, or the account's openid. */
  sub: string;
  /** Key of the seeded person behind it. */
  person?: string;
  /** Moment from which it no longer holds. */
  until: number;
};

/** Signs and reads tokens in the form of a JWT. */
export interface Tokens {
  sign(claims: Claims): string;
  /** Undefined if the token was not signed here. */
  read(token: string): Claims | undefined;
}

/** The last character of a part has bits that no byte takes up, so several texts would stand for one token. */
const isExact = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

export async function createTokens(db: Db): Promise<Tokens> {
  const fresh = { id: 1 as const, value: randomBytes(32).toString('hex') };
  await insertOnce(db, 'secret', fresh);
  const { value: key } = await get(db, 'secret', { id: 1 });
  const verify = createVerifier({ key, algorithms: ['HS256'] });
  return {
    // `until` is checked by the world's clock, so the token has no time of the library.
    sign: createSigner({ key, algorithm: 'HS256', noTimestamp: true }),
    read(token) {
      if (!isExact(token)) return undefined;
      try {
        return verify(token) as Claims;
      } catch {
        return undefined;
      }
    },
  };
}
