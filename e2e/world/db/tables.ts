import type { Kysely } from 'kysely';

/**
 * Every table. Each part of the world adds its own from the file that creates them:
 * `declare module '.../db/tables' { interface Tables { check_in: CheckIn } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the parts
export interface Tables {}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>;
