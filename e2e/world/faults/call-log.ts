/** One call as the log keeps it. */
export interface LoggedCall {
  id: number;
  /** The world's time. */
  at: number;
  method: string;
  path: string;
  /** Key of the person who called, as far as it is known. */
  person: string | null;
  /** What was sent, without secrets. */
  params: string;
  /** Code of the envelope; null if none was sent. */
  code: number | null;
  status: number;
  ms: number;
  /** Whether a fault struck the call. */
  faulty: boolean;
}

const secret = /pass|pwd|token|code|card|mobile|phone|sign|idno|id_n[ou]|identity/i;
const LONGEST = 400;

/** What may be shown of a call's parameters. */
export function withoutSecrets(params: unknown): string {
  if (params === undefined || params === null) return '';
  const text = JSON.stringify(params, (key, value: unknown) =>
    key !== '' && secret.test(key) && value !== null && typeof value !== 'object' ? '***' : value,
  );
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The last calls, oldest first. */
export class CallLog {
  readonly #size: number;
  #calls: LoggedCall[] = [];
  #last = 0;

  constructor(size = 500) {
    this.#size = size;
  }

  add(call: Omit<LoggedCall, 'id'>): void {
    this.#calls.push({ id: ++this.#last, ...call });
    if (this.#calls.length > this.#size) this.#calls.shift();
  }

  since(id: number): LoggedCall[] {
    return this.#calls.filter((call) => call.id > id);
  }

  clear(): void {
    this.#calls = [];
  }
}
