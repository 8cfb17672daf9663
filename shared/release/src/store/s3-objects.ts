import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { ReleaseError, type ReleaseErrorCode } from '../release-error';
import { tagOf, type Entry, type Stored } from './store';

/** How an endpoint is told to write only under a condition. */
export type Conditions =
  /** If-Match and If-None-Match: AWS, MinIO and most others. */
  | 'standard'
  /** The vendor's own header, which can only forbid overwriting. */
  | 'oss'
  | 'cos';

interface Failure {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number; attempts?: number };
}

const statusOf = (error: unknown) => (error as Failure).$metadata?.httpStatusCode;
const CONFLICTS = 8;

/** Whether a request got no answer at all. */
const isSilence = (error: unknown) => {
  const { name = '', code = '', message = '' } = error as Failure;
  // The client sometimes wraps an error of the network, and then only its message has the code.
  const words = `${code} ${message}`;
  return name === 'TimeoutError' || /\b(?:ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE)/.test(words);
};

function failureAt(path: string, error: unknown): ReleaseError {
  if (error instanceof ReleaseError) return error;
  const { name = '', message = '' } = error as Failure;
  const status = statusOf(error);
  const failure = (code: ReleaseErrorCode, fault?: string) =>
    new ReleaseError(code, { path, ...(fault !== undefined && { fault }) }, { cause: error });
  if (isSilence(error)) return failure('STORE_SILENT');
  // A quota is refused with 403 as well.
  if (status === 507 || /quota|full/i.test(name)) return failure('STORE_FULL');
  if (status === 403 || status === 401) return failure('STORE_DENIED');
  if (status === 501) return failure('STORE_UNCONDITIONAL', name);
  if (name === 'BadDigest' || name === 'IncompleteBody') return failure('UPLOAD_BROKEN');
  return failure('STORE_FAILED', `${name} ${message}`.trim());
}

/** The objects of a bucket below a prefix, with conditional writes. */
export class S3Objects {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
    readonly conditions: Conditions,
  ) {}

  /** Reads an object, whose tag is its ETag; one with more bytes than `most` is refused before its content is read. */
  async read(path: string, most = Infinity): Promise<Stored | undefined> {
    try {
      const found = await this.client.send(new GetObjectCommand(this.at(path)));
      const { Body, ETag = '', ContentLength = 0 } = found;
      if (ContentLength > most) {
        (Body as { destroy?: () => void } | undefined)?.destroy?.();
        throw new ReleaseError('FILE_LARGE', { path, most });
      }
      return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    } catch (error) {
      if (statusOf(error) === 404 && (error as Failure).name !== 'NoSuchBucket') return undefined;
      throw failureAt(path, error);
    }
  }

  /** Writes an object unless it exists; returns whether it was written. */
  create(path: string, body: Buffer): Promise<boolean> {
    return this.conditional(path, body, this.conditions === 'standard' ? { IfNoneMatch: '*' } : {});
  }

  /** Replaces an object if it still has this ETag; returns whether it was written. */
  swap(path: string, body: Buffer, etag: string): Promise<boolean> {
    return this.conditional(path, body, { IfMatch: etag });
  }

  async put(path: string, body: Buffer): Promise<void> {
    await this.send(path, body, {}, false).catch((error: unknown) => {
      throw failureAt(path, error);
    });
  }

  async delete(path: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(path))).catch((error: unknown) => {
      if (statusOf(error) !== 404) throw failureAt(path, error);
    });
  }

  /** The objects below a folder. */
  async list(folder: string): Promise<Entry[]> {
    const below = `${this.prefix}${folder}/`;
    const objects: Entry[] = [];
    const wanted = { Bucket: this.bucket, Prefix: below };
    try {
      for await (const page of paginateListObjectsV2({ client: this.client }, wanted)) {
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
          objects.push({ path: Key.slice(below.length), bytes: Size, time: LastModified?.getTime() ?? 0 });
      }
    } catch (error) {
      throw failureAt(folder, error);
    }
    return objects;
  }

  private async conditional(
    path: string,
    body: Buffer,
    condition: Partial<PutObjectCommandInput>,
  ): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.send(path, body, condition, !condition.IfMatch);
        return true;
      } catch (error) {
        const status = statusOf(error);
        const busy = status === 409 && (error as Failure).name !== 'FileAlreadyExists';
        if (busy && attempt < CONFLICTS) {
          await pause(Math.random() * 50 * attempt);
          continue;
        }
        const refused = status === 412 || status === 409 || (status === 404 && condition.IfMatch);
        if (!refused) throw failureAt(path, error);
        // If the answer to a first try was lost, the second try is refused although the first one wrote.
        const repeated = attempt > 1 || ((error as Failure).$metadata?.attempts ?? 1) > 1;
        return repeated && (await this.read(path))?.body.equals(body) === true;
      }
    }
  }

  private send(path: string, body: Buffer, condition: Partial<PutObjectCommandInput>, create: boolean) {
    const command = new PutObjectCommand({
      ...this.at(path),
      ...condition,
      Body: body,
      ContentMD5: createHash('md5').update(body).digest('base64'),
    });
    const vendor = this.conditions;
    if (create && vendor !== 'standard') {
      command.middlewareStack.add(
        (next) => (args) => {
          (args.request as { headers: Record<string, string> }).headers[`x-${vendor}-forbid-overwrite`] =
            'true';
          return next(args);
        },
        { step: 'build' },
      );
    }
    return this.client.send(command);
  }

  private at(path: string) {
    return { Bucket: this.bucket, Key: `${this.prefix}${path}` };
  }
}

const TICKETS = 'tickets';

/** The age at which tickets are removed, in ms: no writer takes that long to replace what it read. */
const FORGOTTEN = 24 * 3_600_000;

/**
 * Compare-and-swap for endpoints that can only refuse to overwrite. Each content has one ticket, named by
 * its tag. A writer first creates that ticket with the next content in it, which only one writer can, and
 * then replaces the document. Readers follow the tickets to the latest content, so a change counts from
 * its ticket on, even if its writer stops before it replaces the document.
 */
export class S3Tickets {
  constructor(private readonly objects: S3Objects) {}

  async read(path: string, most = Infinity): Promise<Stored | undefined> {
    const first = await this.objects.read(path, most);
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

  /** Replaces the document with the content of the last ticket, whichever writer created it. */
  private async putLatest(path: string): Promise<void> {
    for (;;) {
      const first = await this.objects.read(path);
      const latest = first && (await this.latest(path, first.body));
      if (!latest || latest.body.equals(first.body)) return;
      await this.objects.put(path, latest.body);
    }
  }

  private async latest(path: string, body: Buffer, most = Infinity): Promise<Stored> {
    let at: Stored = { body, tag: tagOf(body) };
    for (;;) {
      const next = await this.objects.read(this.ticket(path, at.tag), most);
      if (!next) return at;
      at = { body: next.body, tag: tagOf(next.body) };
    }
  }

  private async forget(path: string): Promise<void> {
    const folder = `${TICKETS}/${path}`;
    for (const { path: tag, time } of await this.objects.list(folder))
      if (Date.now() - time > FORGOTTEN) await this.objects.delete(`${folder}/${tag}`);
  }

  private ticket(path: string, tag: string): string {
    return `${TICKETS}/${path}/${tag}`;
  }
}
