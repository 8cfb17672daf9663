import { createHash } from 'node:crypto';
import pMap from 'p-map';
import type { Trust } from '../keys/trust';
import { isPlainPath } from '../plain-path';
import { ReleaseError } from '../release-error';
import { proveConditions, type EtagForm } from './prove-conditions';
import type { S3Objects } from './s3-objects';
import { S3Tickets } from './s3-tickets';
import type { Entry, Store, Stored } from './store';

const AT_ONCE = { concurrency: 24 };

const checked = (path: string) => {
  if (!isPlainPath(path))
    throw new ReleaseError('STORE_FAILED', { path: `"${path}"`, fault: 'it is no path' });
  return path;
};

/** A store in a bucket of any object store with conditional writes. */
export class S3Store implements Store {
  trust?: Trust;
  private readonly tickets: S3Tickets | undefined;
  private proof: Promise<EtagForm> | undefined;

  constructor(private readonly objects: S3Objects) {
    this.tickets = objects.conditions === 'standard' ? undefined : new S3Tickets(objects);
  }

  async ready(): Promise<void> {
    await this.proven();
  }

  async read(path: string): Promise<Stored | undefined> {
    checked(path);
    if (this.tickets && !path.startsWith('releases/')) return this.tickets.read(path);
    const found = await this.objects.get(path);
    if (!found) return undefined;
    const tag = this.tickets
      ? createHash('sha256').update(found.body).digest('hex').slice(0, 32)
      : found.etag;
    return { body: found.body, tag };
  }

  async replace(path: string, content: string | Buffer, expected: string | undefined): Promise<void> {
    checked(path);
    const form = await this.proven();
    const body = Buffer.from(content);
    if (this.tickets) return this.tickets.replace(path, body, expected);
    const done =
      expected === undefined
        ? await this.objects.create(path, body)
        : await this.objects.swap(path, body, form(expected));
    if (!done) throw new ReleaseError('CONFLICT', { path });
  }

  async add(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    checked(folder);
    await this.proven();
    const all = [...files];
    const [seal, sealed] = all.pop() as [string, Buffer];
    if (await this.objects.get(`${folder}/${seal}`)) throw new ReleaseError('EXISTS', { path: folder });
    await pMap(all, ([path, body]) => this.addFile(`${folder}/${path}`, body), AT_ONCE);
    await this.checkArrived(folder, all);
    if (!(await this.objects.create(`${folder}/${seal}`, sealed)))
      throw new ReleaseError('EXISTS', { path: folder });
  }

  async addFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    checked(folder);
    await this.proven();
    await pMap(files, ([path, body]) => this.addFile(`${folder}/${path}`, body), AT_ONCE);
    await this.checkArrived(folder, [...files]);
  }

  async list(folder: string): Promise<string[]> {
    return (await this.objects.list(checked(folder), true)).names.filter(isPlainPath);
  }

  async entries(folder: string): Promise<Entry[]> {
    const { objects } = await this.objects.list(checked(folder), false);
    return objects
      .filter(({ key }) => isPlainPath(key))
      .map(({ key, bytes, time }) => ({ path: key, bytes, time }));
  }

  async remove(path: string, seal?: string): Promise<void> {
    checked(path);
    await this.objects.delete(seal ? `${path}/${seal}` : path);
    const { objects } = await this.objects.list(path, false);
    await pMap(objects, ({ key }) => this.objects.delete(`${path}/${key}`), AT_ONCE);
    if (!path.startsWith('releases/')) await this.tickets?.remove(path);
  }

  /** Adds a file. One that an interrupted upload left behind is kept if its content is the same. */
  private async addFile(path: string, body: Buffer): Promise<void> {
    if (await this.objects.create(path, body)) return;
    if (!(await this.objects.get(path))?.body.equals(body)) throw new ReleaseError('EXISTS', { path });
  }

  private async checkArrived(folder: string, files: readonly (readonly [string, Buffer])[]): Promise<void> {
    const arrived = new Map((await this.entries(folder)).map(({ path, bytes }) => [path, bytes]));
    const lost = files.find(([path, body]) => arrived.get(path) !== body.length);
    if (lost) throw new ReleaseError('UPLOAD_BROKEN', { path: `${folder}/${lost[0]}` });
  }

  private proven(): Promise<EtagForm> {
    this.proof ??= proveConditions(this.objects).catch((error) => {
      this.proof = undefined;
      throw error;
    });
    return this.proof;
  }
}
