import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db, Migrations } from '../db/tables';

declare module '../db/tables' {
  interface Tables {
    /** Survives a reset: a token from before it is out of date, not forged. */
    secret: { id: 1; value: string };
  }
}

export const secretMigrations: Migrations = {
  'secret-1': {
    async up(db) {
      await db.schema
        .createTable('secret')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db
        .insertInto('secret')
        .values({ id: 1, value: randomBytes(32).toString('hex') })
        .execute();
    },
  },
};

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
  /** Nothing for a token that was not signed here. */
  read(token: string): Claims | undefined;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = encoded({ alg: 'HS256', typ: 'JWT' });

export async function createTokens(db: Db): Promise<Tokens> {
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const signatureOf = (text: string) => createHmac('sha256', value).update(text).digest('base64url');
  return {
    sign(claims) {
      const text = `${head}.${encoded(claims)}`;
      return `${text}.${signatureOf(text)}`;
    },
    read(token) {
      const [first, body, signature, ...rest] = token.split('.');
      if (first !== head || !body || !signature || rest.length > 0) return undefined;
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(`${first}.${body}`));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
    },
  };
}
