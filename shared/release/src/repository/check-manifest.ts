import { loadedFiles, RELEASE_SCHEMA, type ReleaseFile, type ReleaseManifest } from '@suite/loader/registry';
import { flagFault, type Flag } from '@suite/kernel/flags/facts';
import { checkTable } from '@suite/kernel/routes';
import { isPlainPath } from '../store/store';
import { ReleaseError } from '../release-error';

const namePattern = /^(?:host|remote-[a-z][a-z\d]*(?:-[a-z\d]+)*)$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isNames = (value: unknown) => isRecord(value) && Object.values(value).every(isTexts);
const isSwitch = (value: unknown) => typeof value === 'boolean';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFlags = (value: unknown) =>
  Array.isArray(value) &&
  value.every((flag) => isRecord(flag) && !flagFault(flag as unknown as Flag)) &&
  new Set(value.map(({ name }: Flag) => name)).size === value.length;
const isFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) && /^[\w+/]{64}$/.test(String(value.sha384)) && Number.isInteger(value.bytes);

/** Whether a build may have a file of this name: not `release.json` or a compressed form, which publishing adds. */
const isPublishable = (path: string) =>
  isPlainPath(path) && path !== 'release.json' && !/\.(?:br|gz)$/.test(path);

function faultOf(value: unknown): string | undefined {
  if (!isRecord(value) || value.schema !== RELEASE_SCHEMA) return `its schema is not ${RELEASE_SCHEMA}`;
  const { name, version, live, files, builtAgainst } = value;
  if (!isText(name) || !namePattern.test(name)) return `"${name}" is no name of an app`;
  if (!isText(version) || !isVersion(version)) return `"${version}" is no version, or too long`;
  if (!isRecord(files) || !Object.values(files).every(isFile)) return 'its list of files is malformed';
  const odd = Object.keys(files).find((path) => !isPublishable(path));
  if (odd !== undefined) return `"${odd}" cannot be the name of a published file`;
  if (!isRecord(builtAgainst) || !Object.values(builtAgainst).every(isText)) {
    return 'builtAgainst must give a version for each shared module';
  }
  if (!isRecord(live) || !isText(live.entry) || !isTexts(live.styles)) return 'live is malformed';
  if (!Array.isArray(live.routes) || !live.routes.every(isRouteRow)) return 'live.routes is malformed';
  const all: Record<string, unknown> = { ...value, ...prefixed(live) };
  const wrong = Object.keys(optional).find(
    (field) => all[field] !== undefined && !optional[field]?.(all[field]),
  );
  return wrong && `${wrong} is malformed`;
}

const optional: Record<string, (value: unknown) => boolean> = {
  ...{ byContent: isSwitch, modules: isSwitch, document: isText, flags: isFlags },
  ...{ lost: isTexts, linksTo: isTexts, names: isNames },
  ...{ 'live.libraries': isTexts, 'live.tableFiles': isTexts, 'live.polyfills': isText },
  ...{ 'live.container': isText, 'live.next': isText },
};

/** The fields of `live` by their whole names. */
const prefixed = (live: object) =>
  Object.fromEntries(Object.entries(live).map(([field, value]) => [`live.${field}`, value]));

const isRouteRow = (value: unknown) =>
  isRecord(value) && isText(value.path) && isText(value.name) && isText(value.title) && isTexts(value.files);

export function readManifest(text: string, where: string): ReleaseManifest {
  const wrong = (fault: string) => new ReleaseError('MANIFEST_WRONG', { where, fault });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('it is not JSON');
  }
  const fault = faultOf(value);
  if (fault) throw wrong(fault);
  const manifest = value as ReleaseManifest;
  try {
    checkTable({ owner: manifest.name, routes: manifest.live.routes });
  } catch (error) {
    throw wrong((error as Error).message);
  }
  checkNamedFiles(manifest);
  return manifest;
}

/** Refuses a manifest unless every file that a page will ask for is listed. */
function checkNamedFiles({ name, live, files, document }: ReleaseManifest): void {
  const missing = (fault: string) => new ReleaseError('ENTRY_MISSING', { app: name, fault });
  if (name === 'host' && !document) throw missing('the host needs a document');
  if (name !== 'host' && !live.container) throw missing('a remote needs the name of its container');
  const named = [...loadedFiles(live), ...(document ? [document] : [])];
  const lost = named.find((path) => !Object.hasOwn(files, path));
  if (lost !== undefined) throw missing(`${lost} is named but is not among the files`);
}

/** The longest version: it is the name of a folder, and each page reports it. */
const LONGEST = 64;

const isVersion = (text: string): boolean =>
  text.length <= LONGEST && /^\d+\.\d+\.\d+(?:-[\da-z]+(?:[.-][\da-z]+)*)?$/i.test(text);
