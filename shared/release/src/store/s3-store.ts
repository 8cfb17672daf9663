import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { checked, isPlainPath, type Entry, type Store, type Stored } from './store';
import { ReleaseError, isRefusal } from '../release-error';
import { S3Objects, S3Tickets, type Conditions } from './s3-objects';

/** Whether a file is replaced again and again. Metadata and targets have names of their own for each content. */
const isSwapped = (path: string) => !/^(?:metadata|targets)\//.test(path);

/** A store in a bucket of any object store with conditional writes. */
class S3Store implements Store {
  trust?: object;
  private readonly tickets: S3Tickets | undefined;
  private proof: Promise<EtagForm> | undefined;

  constructor(private readonly objects: S3Objects) {
    this.tickets = objects.conditions === 'standard' ? undefined : new S3Tickets(objects);
  }

  async ready(): Promise<void> {
    await this.proven();
  }

  async read(path: string, most = Infinity): Promise<Stored | undefined> {
    const from = this.tickets && isSwapped(path) ? this.tickets : this.objects;
    return from.read(checked(path), most);
  }

  async replace(path: string, content: string | Buffer, expected: string | undefined): Promise<void> {
    checked(path);
    const form = await this.proven();
    const body = Buffer.from(content);
    if (this.tickets && isSwapped(path)) return this.tickets.replace(path, body, expected);
    // A damaged file of a release has one right content, so nobody can be overtaken.
    if (this.tickets && expected !== undefined) return this.objects.put(path, body);
    const done =
      expected === undefined
        ? await this.objects.create(path, body)
        : await this.objects.swap(path, body, form(expected));
    if (!done) throw new ReleaseError('CONFLICT', { path });
  }

  async entries(folder: string): Promise<Entry[]> {
    return (await this.objects.list(checked(folder))).filter((entry) => isPlainPath(entry.path));
  }

  async remove(path: string): Promise<void> {
    await this.objects.delete(checked(path));
  }

  private proven(): Promise<EtagForm> {
    this.proof ??= proveConditions(this.objects).catch((error) => {
      this.proof = undefined;
      throw error;
    });
    return this.proof;
  }
}

/** How a server wants the ETag of `If-Match`: as it gave it, or without the quotes around it. */
type EtagForm = (etag: string) => string;

const asGiven: EtagForm = (etag) => etag;
/** Ceph's object gateway compares the header with the bare hash. */
const bare: EtagForm = (etag) => etag.replace(/^"|"$/g, '');

const another = '"00000000000000000000000000000000"';
const [one, two, three] = [Buffer.from('one'), Buffer.from('two'), Buffer.from('three')];

/**
 * Tests an endpoint before the first write, and finds the form of ETags that it takes. One that ignores
 * conditions would let two publishers overwrite each other, and one that refuses the right ETag could never
 * replace the registry.
 */
async function proveConditions(objects: S3Objects): Promise<EtagForm> {
  const path = `probe/${randomUUID()}`;
  const lacks = (fault: string) => new ReleaseError('STORE_UNCONDITIONAL', { path, fault });
  let silent = false;
  try {
    if (!(await objects.create(path, one))) throw lacks('If-None-Match: no object can be created');
    const forms = [asGiven, bare];
    const [overwrote, ...wrong] = await Promise.all([
      objects.create(path, two),
      ...(objects.conditions === 'standard'
        ? forms.map((form) => objects.swap(path, two, form(another)))
        : []),
    ]);
    if (overwrote) throw lacks('If-None-Match: an object was overwritten');
    if (wrong.includes(true)) throw lacks('If-Match: a wrong ETag was accepted');
    if (objects.conditions !== 'standard') return asGiven;
    const { tag = '' } = (await objects.read(path)) ?? {};
    for (const form of forms) if (await objects.swap(path, three, form(tag))) return form;
    throw lacks('If-Match: the right ETag was refused');
  } catch (error) {
    silent = isRefusal(error, 'STORE_SILENT');
    throw error;
  } finally {
    if (!silent) await objects.delete(path).catch(() => undefined);
  }
}

/** Limits of one request, in ms: a server that hangs must not keep a command or a gateway waiting. */
const LIMITS = { connect: 2000, answer: 5000 };

/** Tries a silent server once more and then gives up; answers that are errors are tried as often as usual. */
function giveUpOnSilence(client: S3Client): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if ((error as Error).name !== 'TimeoutError') throw error;
        const known = context as { wasSilent?: boolean };
        // Without the cause, because the client would try again for its sake.
        if (known.wasSilent) throw new ReleaseError('STORE_SILENT');
        known.wasSilent = true;
        throw error;
      }
    },
    { step: 'finalizeRequest', priority: 'low', name: 'giveUpOnSilence' },
  );
}

const isConditions = (value: string): value is Conditions => ['standard', 'oss', 'cos'].includes(value);

/**
 * Opens `s3://bucket/prefix?endpoint=…&region=…&pathStyle=true&conditions=…`. Parts that the address lacks
 * come from the usual environment variables; credentials always do.
 */
export function openS3Store(address: string, env: NodeJS.ProcessEnv, limits = LIMITS): S3Store {
  const wrong = new ReleaseError('STORE_WRONG', { address });
  if (!URL.canParse(address)) throw wrong;
  const { hostname: bucket, pathname, searchParams } = new URL(address);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const conditions = searchParams.get('conditions') ?? env.S3_CONDITIONS ?? 'standard';
  if (!bucket || !isConditions(conditions)) throw wrong;

  const endpoint = searchParams.get('endpoint') ?? env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  const pathStyle = searchParams.get('pathStyle') ?? env.S3_FORCE_PATH_STYLE ?? 'false';
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  const client = new S3Client({
    region: searchParams.get('region') ?? env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1',
    forcePathStyle: ['1', 'true'].includes(pathStyle),
    maxAttempts: 5,
    requestHandler: {
      connectionTimeout: limits.connect,
      socketTimeout: limits.answer,
      // Servers that send an answer in two parts wait for the receipt of the first one, which comes 40 ms later
      // on a connection that is kept. Without TLS a new connection costs less than that.
      httpAgent: { keepAlive: false },
    },
    // Many endpoints do not know the newer checksums, so each write carries its MD5 instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(accessKeyId &&
      secretAccessKey && {
        credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
      }),
  });
  giveUpOnSilence(client);
  return new S3Store(new S3Objects(client, bucket, prefix === '' ? '' : `${prefix}/`, conditions));
}
