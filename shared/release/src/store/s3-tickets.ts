import { createHash } from 'node:crypto';
import { ReleaseError } from '../release-error';
import type { S3Objects } from './s3-objects';
import type { Stored } from './store';

const TICKETS = 'tickets';

/** Nobody waits so long, in ms, between reading a document and replacing it. */
const FORGOTTEN = 24 * 3_600_000;

const tagOf = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 32);

/**
 * Compare-and-swap for endpoints that can only refuse to overwrite. Who wants to follow a content draws
 * the one ticket that it has, which holds the next content, and then puts that in place. A reader goes
 * on along the tickets, so a writer that stopped in between has still decided.
 */
export class S3Tickets {
  constructor(private readonly objects: S3Objects) {}

  async read(path: string): Promise<Stored | undefined> {
    const first = await this.objects.get(path);
    return first && this.latest(path, first.body);
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

  /** Puts in place what was decided last: by this writer, by one that stopped, or by one that is further. */
  private async putLatest(path: string): Promise<void> {
    for (;;) {
      const first = await this.objects.get(path);
      const latest = first && (await this.latest(path, first.body));
      if (!latest || latest.body.equals(first.body)) return;
      await this.objects.put(path, latest.body);
    }
  }

  private async latest(path: string, body: Buffer): Promise<Stored> {
    let at: Stored = { body, tag: tagOf(body) };
    for (;;) {
      const next = await this.objects.get(this.ticket(path, at.tag));
      if (!next) return at;
      at = { body: next.body, tag: tagOf(next.body) };
    }
  }

  private async forget(path: string): Promise<void> {
    const folder = `${TICKETS}/${path}`;
    for (const { key, time } of (await this.objects.list(folder, false)).objects) {
      if (Date.now() - time > FORGOTTEN) await this.objects.delete(`${folder}/${key}`);
    }
  }

  private ticket(path: string, tag: string): string {
    return `${TICKETS}/${path}/${tag}`;
  }
}
