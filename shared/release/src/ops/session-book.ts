import { isRefusal } from '../release-error';
import type { Store } from '../store/store';
import { SESSION_LIFE } from './session';

/** Where all gateways of a store find who has logged in, and whose session was ended. */
const PATH = 'ops/sessions.json';

/** How old what is known of the sessions may be, in ms. */
const FRESH = 2000;
const ATTEMPTS = 5;
const MOST = 200;

/** A session as the list shows it. */
export interface ListedSession {
  id: string;
  who: string;
  /** When it was opened, in ms. */
  from: number;
}

interface Book {
  open: ListedSession[];
  /** Ended before their time, and when they were opened. */
  ended: { id: string; from: number }[];
}

function readBook(text: string | undefined): Book {
  try {
    const { open, ended } = JSON.parse(text ?? '') as Book;
    if (Array.isArray(open) && Array.isArray(ended)) return { open, ended };
  } catch {
    // A damaged list is begun anew: it keeps nobody out who has the token.
  }
  return { open: [], ended: [] };
}

/** The sessions of ops, kept in the store so that one that is ended on a gateway is ended on all of them. */
export class SessionBook {
  private known: { at: number; book: Book } | undefined;

  constructor(
    private readonly store: Pick<Store, 'read' | 'replace'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Adds a session that was opened. */
  add(session: { id: string; who: string }): Promise<void> {
    return this.change(({ open, ended }) => ({ open: [...open, { ...session, from: this.now() }], ended }));
  }

  /** Ends a session, wherever it is used. */
  end(id: string): Promise<void> {
    return this.change(({ open, ended }) => ({
      open: open.filter((one) => one.id !== id),
      ended: [
        ...ended.filter((one) => one.id !== id),
        { id, from: open.find((one) => one.id === id)?.from ?? this.now() },
      ],
    }));
  }

  /** Every open session, the latest first. */
  async list(): Promise<ListedSession[]> {
    return [...(await this.readNow()).open].reverse();
  }

  /** Whether a session was ended. While the store cannot be read, what was known last counts. */
  async isEnded(id: string): Promise<boolean> {
    const { ended } = await this.read().catch(() => this.known?.book ?? readBook(undefined));
    return ended.some((one) => one.id === id);
  }

  private async read(): Promise<Book> {
    const { known } = this;
    if (known && this.now() - known.at < FRESH) return known.book;
    return this.readNow();
  }

  private async readNow(): Promise<Book> {
    return this.remember(readBook((await this.store.read(PATH))?.body.toString()));
  }

  private remember(book: Book): Book {
    this.known = { at: this.now(), book };
    return book;
  }

  private async change(make: (book: Book) => Book): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const stored = await this.store.read(PATH);
      const { open, ended } = make(readBook(stored?.body.toString()));
      const lasts = ({ from }: { from: number }) => this.now() - from < SESSION_LIFE;
      const book = { open: open.filter(lasts).slice(-MOST), ended: ended.filter(lasts) };
      try {
        await this.store.replace(PATH, JSON.stringify(book), stored?.tag);
        this.remember(book);
        return;
      } catch (error) {
        if (!isRefusal(error, 'CONFLICT') || attempt === ATTEMPTS) throw error;
      }
    }
  }
}
