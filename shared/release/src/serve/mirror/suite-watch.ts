import { ReleaseError } from '../../release-error';
import type { SuiteReader } from '../../repository/suite';
import type { Suite } from '../../repository/view';

/** For how many ms a request waits for the store, if there is a suite that can be served without it. */
export const PATIENCE = 500;

/** A read that has no answer after this time, in ms, has failed. */
const ANSWER = 5000;

/** Waits for a work for at most `limit` ms, and tells whether it ended. The work goes on after that. */
export async function within(limit: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, limit, false).unref()));
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}

/** Reads the suite of a store again and again, and keeps the last one while the store fails. */
export class SuiteWatch {
  /** The last suite that could be read. */
  suite: Suite | undefined;
  /** Why the last read failed. */
  failure: unknown;
  /** Whether the store lacks the suite that it had, as a drive that is not mounted does. */
  isLost = false;

  private checked = -Infinity;
  private isSilent = false;
  private reading: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(
    private readonly options: {
      reader: Pick<SuiteReader, 'read'>;
      /** For how many ms a suite counts as current; with 0 the store is asked at each request. */
      maxAge: number;
      onSuite: (suite: Suite) => void;
    },
  ) {}

  /** Brings the suite up to date for a request. While the store is silent one request waits for it, and no other. */
  async freshen(): Promise<void> {
    if (performance.now() - this.checked < this.options.maxAge) return;
    if (!this.suite) return this.read();
    if (this.isSilent) return;
    this.isSilent = !(await within(PATIENCE, this.read()));
  }

  /** Reads the suite. A read under way may have begun before the change that the caller wants to see, so another follows. */
  read(): Promise<void> {
    if (!this.reading) {
      this.reading = this.readOnce().finally(() => (this.reading = undefined));
      return this.reading;
    }
    this.next ??= this.reading.then(() => {
      this.next = undefined;
      return this.read();
    });
    return this.next;
  }

  private async readOnce(): Promise<void> {
    const begun = performance.now();
    try {
      const reading = this.options.reader.read();
      this.isSilent = !(await within(ANSWER, reading));
      if (this.isSilent) throw new ReleaseError('STORE_SILENT');
      const suite = await reading;
      this.isLost = !suite && this.suite !== undefined;
      this.failure = undefined;
      this.checked = begun;
      if (!suite || suite === this.suite) return;
      this.suite = suite;
      this.options.onSuite(suite);
    } catch (error) {
      this.failure = error;
    }
  }
}
