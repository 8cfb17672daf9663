import type { FastifyRequest } from 'fastify';
import { find, type Db } from '../db';
import type { Account } from '../people/sessions';

/** Where the app runs on the phone. */
export const contexts = ['messenger', 'browser', 'desktop', 'app'] as const;
export type PhoneContext = (typeof contexts)[number];

/** Whose phone this is: the person who is signed in to the messenger and to the app. */
export const PERSON_COOKIE = 'world_person';

/** The context that the phone last opened. */
export const CONTEXT_COOKIE = 'world_context';

/** A person's messenger account. */
export const accountOfPerson = (db: Db, person: string): Promise<Account | undefined> =>
  find(db, 'account', { person });

/** The messenger account on this phone. */
export async function accountOnPhone(db: Db, request: FastifyRequest): Promise<Account | undefined> {
  const person = request.cookies[PERSON_COOKIE];
  return person ? accountOfPerson(db, person) : undefined;
}

/** Whether a page that belongs to a learner is opened on the phone of somebody else. */
export async function isOthersPhone(db: Db, request: FastifyRequest, learnerId: number): Promise<boolean> {
  const owner = (await accountOnPhone(db, request))?.learner_id;
  return typeof owner === 'number' && owner !== learnerId;
}

/** Whether a page that belongs to a learner is opened on a phone on which they are signed in. */
export async function isOwnPhone(db: Db, request: FastifyRequest, learnerId: number): Promise<boolean> {
  return (await accountOnPhone(db, request))?.learner_id === learnerId;
}

/** Where the visitor is: as the phone was set, else as the browser names itself. */
export function contextOf(request: FastifyRequest): PhoneContext {
  const set = contexts.find((context) => context === request.cookies[CONTEXT_COOKIE]);
  if (set) return set;
  const agent = request.headers['user-agent'] ?? '';
  if (!/MicroMessenger/i.test(agent)) return 'browser';
  return /WindowsWechat|MacWechat/i.test(agent) ? 'desktop' : 'messenger';
}

/** Origin under which the visitor sees the world. */
export const originOf = (request: FastifyRequest): string =>
  new URL(`${request.protocol}://${request.host}`).origin;
