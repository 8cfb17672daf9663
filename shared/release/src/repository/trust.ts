import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ReleaseError } from '../release-error';
import { MetadataKind, type Root } from '@tufjs/models';
import type { Store } from '../store/store';
import { readMetadata } from './metadata';

interface TrustOptions {
  /** The folder for the last metadata that was verified, across restarts. */
  folder?: string;
  /** A file with the root metadata to begin with; without it the first root that the store shows is trusted. */
  root?: string;
}

/** Decides what a store's metadata is judged by: who can write to the store cannot change it. */
export class Trust {
  /** Metadata that was verified, one file a role: the client of The Update Framework keeps it. */
  readonly folder: string;

  constructor(private readonly options: TrustOptions = {}) {
    this.folder = options.folder ?? temporaryFolder();
  }

  get isBegun(): boolean {
    return existsSync(join(this.folder, 'root.json'));
  }

  begin(first: Buffer | undefined): void {
    const { root } = this.options;
    const body = root === undefined ? first : readRoot(root);
    if (!body) return;
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(this.folder, 'root.json'), body);
  }

  /** The same trust that has seen no timestamp and no snapshot yet: only the newest root is known. */
  withoutMemory(): Trust {
    return this.isBegun ? new Trust({ root: join(this.folder, 'root.json') }) : this.fromTheBeginning();
  }

  /** The same trust before it has seen anything of the store. */
  fromTheBeginning(): Trust {
    const { root } = this.options;
    return new Trust(root === undefined ? {} : { root });
  }

  remembered(role: string): Buffer | undefined {
    const file = join(this.folder, `${role}.json`);
    return existsSync(file) ? readFileSync(file) : undefined;
  }
}

function readRoot(path: string): Buffer {
  try {
    const body = readFileSync(path);
    readMetadata<Root>(MetadataKind.Root, body);
    return body;
  } catch (cause) {
    throw new ReleaseError('TRUST_WRONG', { path }, { cause });
  }
}

const temporaryFolders: string[] = [];

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'suite-trust-'));
  if (temporaryFolders.push(folder) === 1) {
    process.once('exit', () =>
      temporaryFolders.forEach((one) => rmSync(one, { recursive: true, force: true })),
    );
  }
  return folder;
}

/** The trust in a store: what was given with it, or else what this process has seen of it. */
export const trustIn = (store: Store): Trust => (store.trust ??= new Trust()) as Trust;

/**
 * The trust in the store at an address, which this machine remembers; `STATE_DIRECTORY` is set by systemd. Another root
 * to begin with has a memory of its own.
 */
export function trustFor(
  address: string,
  { root, folder }: TrustOptions = {},
  env: NodeJS.ProcessEnv = process.env,
): Trust {
  const base =
    env.STATE_DIRECTORY || join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'suite-release');
  const store = /^s3:\/\//i.test(address) ? address.replace(/\?.*/, '') : resolve(address);
  const file = root ?? env.SUITE_TRUST;
  const name = createHash('sha256')
    .update(`${store} ${file ? readRoot(file).toString() : ''}`)
    .digest('hex');
  return new Trust({ folder: join(folder ?? base, name.slice(0, 16)), ...(file && { root: file }) });
}
