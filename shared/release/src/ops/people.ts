import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

export interface OpsUser {
  name: string;
  /** The password, or the line that `release password` made of it, which begins with `scrypt$`. */
  password: string;
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const BYTES = 32;
const COST = 2 ** 15;
/** For passwords in plain text, which are those of tests and of one machine. */
const PLAIN_COST = 2 ** 12;
const SHORTEST_PASSWORD = 12;

const stored = /^scrypt\$(\d{1,7})\$([\w+/=-]{16,})\$([\w+/=-]{43,44})$/;

/** 128 blocks of `r` 8 for each unit of cost, and room for the rest. */
const withCost = (cost: number): ScryptOptions => ({ cost, blockSize: 8, maxmem: cost * 1024 * 2 });

/** A password as it is kept: `scrypt$COST$SALT$HASH`. */
export function hashPassword(password: string, cost = COST): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, BYTES, withCost(cost));
  return `scrypt$${cost}$${salt.toString('base64')}$${hash.toString('base64')}`;
}

export const isLongPassword = (password: string): boolean => password.length >= SHORTEST_PASSWORD;

/** A name as the history, the log and a line of the users may have it. */
export const isName = (name: string): boolean => /^[^\s:,\p{Cc}][^:,\p{Cc}]{0,63}$/u.test(name);

/** The users of lines such as `Ann:scrypt$32768$…$…`; undefined if a line is none. Empty lines and comments are left out. */
export function readUsers(text: string): OpsUser[] | undefined {
  const lines = text.split(/[\n,]/).map((line) => line.trim());
  const users = lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ name: line.replace(/:.*/, ''), password: line.replace(/^[^:]*:?/, '') }));
  return users.every(({ name, password }) => isName(name) && stored.test(password)) ? users : undefined;
}

export class People {
  private readonly hashes: ReadonlyMap<string, string>;
  /** Takes as long as a real one, so that the time of an answer tells nobody who exists. */
  private readonly nobody: string;
  private last: Promise<unknown> = Promise.resolve();

  constructor(users: readonly OpsUser[]) {
    const hashes = users.map(({ name, password }): [string, string] => {
      if (!isName(name)) throw new Error(`"${name}" cannot be the name of a user of ops`);
      if (stored.test(password)) return [name, password];
      if (isLongPassword(password)) return [name, hashPassword(password, PLAIN_COST)];
      throw new Error(`the password of ${name} must have at least ${SHORTEST_PASSWORD} characters`);
    });
    this.hashes = new Map(hashes);
    if (this.hashes.size < hashes.length) throw new Error('two users of ops have the same name');
    const [like = ''] = this.hashes.values();
    this.nobody = like.replace(/[^$]*$/, Buffer.alloc(BYTES).toString('base64'));
  }

  /** Whether a password is that of a person. One is checked at a time, because each check takes 32 MB. */
  check(name: string, password: string): Promise<boolean> {
    const hash = this.hashes.get(name);
    const checked = this.last.then(() => isPassword(hash ?? this.nobody, password));
    this.last = checked.catch(() => undefined);
    return checked.then((isRight) => isRight && hash !== undefined);
  }
}

async function isPassword(line: string, password: string): Promise<boolean> {
  const [, cost, salt = '', hash = ''] = stored.exec(line) ?? [];
  const made = await derive(password, Buffer.from(salt, 'base64'), BYTES, withCost(Number(cost)));
  const wanted = Buffer.from(hash, 'base64');
  return wanted.length === BYTES && timingSafeEqual(made, wanted);
}
