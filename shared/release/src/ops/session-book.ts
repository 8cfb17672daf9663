import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isRefusal } from '../release-error';
import type { Store } from '../store/store';

/** Where all gateways of a store find who has logged in. */
const PATH = 'ops/sessions.json';

/** How long a session lasts, and how old what is known of the sessions may be, in ms. */
export const SESSION_LIFE = 8 * 3_600_000;
const FRESH = 2000;
const ATTEMPTS = 5;
const MOST_SESSIONS = 200;
const MOST_FAILURES = 50;

export interface Session {
  /** Names it in the list of sessions: the hash of its secret, which is no secret itself. */
  id: string;
  who: string;
  /** A secret in every form, which other sites cannot know. */
  formToken: string;
}

/** A session as the list shows it; `from` is when it was opened, in ms. */
type ListedSession = Pick<Session, 'id' | 'who'> & { from: number };

interface FailedLogin {
  who: string;
  address: string;
  at: number;
}

interface Book {
  /** Each `seal` is made with the person's key: who can only write to the store opens no session. */
  open: (ListedSession & { seal: string | undefined })[];
  failures: FailedLogin[];
}

function readBook(text: string | undefined): Book {
  try {
    const { open, failures } = JSON.parse(text ?? '') as Book;
    if (Array.isArray(open) && Array.isArray(failures)) return { open, failures };
  } catch {
    // A damaged book is begun anew: it lets nobody in.
  }
  return { open: [], failures: [] };
}

const sessionId = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * The sessions of ops and the logins that failed, kept in the store: every gateway lets in who is in the book and nobody
 * else. It has the hashes of sessions' secrets only, so that a reader of the store cannot use them.
 */
export class SessionBook {
  private known: { at: number; book: Book } | undefined;
  private unsaved: FailedLogin[] = [];
  private saving: Promise<void> | undefined;

  /** `key` gives the key of a person's sessions; undefined if the person may not log in any more. */
  constructor(
    private readonly store: Pick<Store, 'read' | 'replace'>,
    private readonly key: (who: string) => Buffer | undefined,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Opens a session and gives its secret, which is random; throws if the book cannot be written. */
  async open(who: string): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const session = { id: sessionId(secret), who, from: this.now() };
    await this.change((book) => ({
      ...book,
      open: [...book.open, { ...session, seal: this.seal(session) }],
    }));
    return secret;
  }

  /** The session with this secret, if it is open; throws if the book cannot be read. */
  async find(secret: string): Promise<Session | undefined> {
    const { known } = this;
    const { open } = known && this.now() - known.at < FRESH ? known.book : await this.read();
    const id = sessionId(secret);
    const entry = this.valid(open).find((one) => one.id === id);
    const formToken = createHmac('sha256', secret).update('form').digest('base64url');
    return entry && { id, who: entry.who, formToken };
  }

  end(id: string): Promise<void> {
    return this.change((book) => ({ ...book, open: book.open.filter((one) => one.id !== id) }));
  }

  /** Every open session and the logins that failed, the latest first. */
  async list(): Promise<{ open: ListedSession[]; failures: FailedLogin[] }> {
    const { open, failures } = await this.read();
    return { open: this.valid(open).reverse(), failures: failures.toReversed() };
  }

  /** Notes a login that failed. Many at once are written together. */
  noteFailure(failure: Omit<FailedLogin, 'at'>): Promise<void> {
    this.unsaved = [...this.unsaved, { ...failure, at: this.now() }].slice(-MOST_FAILURES);
    this.saving ??= this.saveFailures().finally(() => (this.saving = undefined));
    return this.saving;
  }

  private async saveFailures(): Promise<void> {
    while (this.unsaved.length > 0) {
      const added = this.unsaved;
      this.unsaved = [];
      await this.change(({ open, failures }) => ({ open, failures: [...failures, ...added] }));
    }
  }

  /** Entries that are not over, and that a gateway made for a person who may still log in. */
  private valid(open: Book['open']): Book['open'] {
    return open.filter((entry) => this.lasts(entry) && entry.seal && entry.seal === this.seal(entry));
  }

  private lasts({ from }: ListedSession): boolean {
    return this.now() - from < SESSION_LIFE;
  }

  private seal({ id, who, from }: ListedSession): string | undefined {
    const key = this.key(who);
    return key && createHmac('sha256', key).update(`${id} ${from} ${who}`).digest('base64url');
  }

  private async read(): Promise<Book> {
    const book = readBook((await this.store.read(PATH))?.body.toString());
    this.known = { at: this.now(), book };
    return book;
  }

  private async change(make: (book: Book) => Book): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const stored = await this.store.read(PATH);
      const { open, failures } = make(readBook(stored?.body.toString()));
      const book = {
        open: open.filter((entry) => this.lasts(entry)).slice(-MOST_SESSIONS),
        failures: failures.slice(-MOST_FAILURES),
      };
      try {
        await this.store.replace(PATH, JSON.stringify(book), stored?.tag);
        this.known = { at: this.now(), book };
        return;
      } catch (error) {
        if (!isRefusal(error, 'CONFLICT') || attempt === ATTEMPTS) throw error;
      }
    }
  }
}
