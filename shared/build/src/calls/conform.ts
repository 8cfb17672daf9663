import { isSafeRead, type Declarations, type DeclaredCall } from './declared-calls';
import { AnswerReader, callOf, type Difference } from './differences';
import { KnownValues } from './known-values';

/** What asking a server has shown. */
export interface Conformity {
  differences: Difference[];
  /** Calls that answered with data. */
  answered: string[];
  /** Calls that only refused, each with its last code. */
  refused: { call: string; code: number }[];
  /** Calls that need a parameter for which no earlier answer had a value. */
  notAsked: { call: string; without: string[] }[];
}

/** Sends a read; gives the answer's body, or undefined if there was none in JSON. */
export type Ask = (path: string, query: Record<string, string>) => Promise<unknown>;

/** Of the values that earlier answers had for a call, so many are tried until one is answered with data. */
const TRIES = 8;

/**
 * Asks a server all safe reads. Those that need the id of something come later, with the ids of the answers so far;
 * `given` are values that no answer has.
 */
export async function conform(
  declarations: Declarations,
  ask: Ask,
  given: Record<string, string> = {},
): Promise<Conformity> {
  const reader = new AnswerReader(declarations);
  const values = new KnownValues(declarations.schemas, given);
  const result: Conformity = { differences: [], answered: [], refused: [], notAsked: [] };

  async function tryCall(call: DeclaredCall, queries: Record<string, string>[]): Promise<void> {
    let code: number | undefined;
    for (const query of queries.slice(0, TRIES)) {
      const reading = reader.read(call, await ask(call.path, query));
      result.differences.push(...reading.differences);
      if (reading.outcome === 'refused') code = reading.code;
      if (reading.outcome !== 'data') continue;
      values.learn(call, reading.data);
      result.answered.push(callOf(call));
      return;
    }
    if (code !== undefined) result.refused.push({ call: callOf(call), code });
  }

  let waiting = declarations.calls.filter(isSafeRead);
  for (;;) {
    const next: DeclaredCall[] = [];
    for (const call of waiting) {
      const queries = values.queriesFor(call);
      if (queries.length > 0) await tryCall(call, queries);
      else next.push(call);
    }
    if (next.length === waiting.length) break;
    waiting = next;
  }
  for (const call of waiting) result.notAsked.push({ call: callOf(call), without: values.unknownFor(call) });
  return result;
}
