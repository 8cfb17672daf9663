import { createHash } from 'node:crypto';
import { ReleaseError } from '../release-error';
import type { S3Objects } from './s3-objects';
import type { Stored } from './store';

const TICKETS = 'tickets';

/** The age at which tickets are removed, in ms: no writer takes that long to replace what it read. */
const FORGOTTEN = 24 * 3_600_000;

const tagOf = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 32);

/**
 * Compare-and-swap for endpoints that can only refuse to overwrite. Each content has one ticket, named by
 * its tag. A writer first creates that ticket with the next content in it, which only one writer can, and
 * then replaces the document. Readers follow the tickets to the latest content, so a change counts from
 * its ticket on, even if its writer stops before it replaces the document.
 */
export class S3Tickets {
  constructor(private readonly objects: S3Objects) {}

  async read(path: string, most = Infinity): Promise<Stored | undefined> {
    const first = await this.objects.get(path, most);
    return first && this.latest(path, first.body, most);
  }

  async replace(path: string, body: Buffer, expected: string | undefined): Promise<void> {
    const conflict = new ReleaseError('CONFLICT', { path });
    if (expected === undefined) {
      if (!(await this.objects.create(path, body))) throw conflict;
      return;
    }
    const drawn =
      (await this.read(path))?.tag === expected &&
      (await this.objects.create(this.ticket(path, expected), body));
    await this.putLatest(path);
    if (!drawn) throw conflict;
    await this.forget(path);
  }

  /** Removes all tickets of a document. It has to be gone: without them it would have an older content again. */
  async remove(path: string): Promise<void> {
    await this.forget(path, -Infinity);
  }

  /** Replaces the document with the content of the last ticket, whichever writer created it. */
  private async putLatest(path: string): Promise<void> {
    for (;;) {
      const first = await this.objects.get(path);
      const latest = first && (await this.latest(path, first.body));
      if (!latest || latest.body.equals(first.body)) return;
      await this.objects.put(path, latest.body);
    }
  }

  private async latest(path: string, body: Buffer, most = Infinity): Promise<Stored> {
    let at: Stored = { body, tag: tagOf(body) };
    for (;;) {
      const next = await this.objects.get(this.ticket(path, at.tag), most);
      if (!next) return at;
      at = { body: next.body, tag: tagOf(next.body) };
    }
  }

  private async forget(path: string, age = FORGOTTEN): Promise<void> {
    const folder = `${TICKETS}/${path}`;
    for (const { path: tag, time } of (await this.objects.list(folder, false)).objects) {
      if (Date.now() - time > age) await this.objects.delete(`${folder}/${tag}`);
    }
  }

  private ticket(path: string, tag: string): string {
    return `${TICKETS}/${path}/${tag}`;
  }
}
