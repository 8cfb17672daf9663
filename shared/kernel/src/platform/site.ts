/** Which of the three environments a store serves. */
export type Environment = 'dev' | 'test' | 'prod';

/** Settings that differ between the environments. They travel in the registry, so that one build serves all. */
export interface Site {
  environment: Environment;
  messenger: {
    appId: string;
    /** Where the messenger asks the visitor for their profile. */
    authorizeUrl: string;
    /** Original ids of the accounts that open tags lead to. */
    originalIds: { official: string; miniProgram: string };
  };
  login: {
    /** The provider's unified login page. */
    url: string;
    appId: string;
  };
  /** The third party that verifies signers and keeps the signed contracts. */
  eSign: {
    name: string;
    /** Its own agreement about digital certificates. */
    treatyUrl: string;
  };
  hosts: { desktop: string; miniProgram: string };
  /** Below which address the releases' files are; with a slash at its end. `/` is the page's own origin. */
  cdn: string;
  /** Address of the error service's project; without one no errors are sent. */
  errorDsn?: string;
  /**
   * Addresses of projects of the same service by app, for teams that have one. Documents carry none of them: pages ask
   * the registry when there is an error.
   */
  errorProjects?: Record<string, string>;
  /** Address that takes the analytics; without one no events are sent. */
  analyticsUrl?: string;
}

const text = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const address = (value: unknown) => text(value) && /^https?:\/\/[^\s/]+/.test(value as string);
const assets = (value: unknown) => text(value) && /^(https?:\/)?\/.*\/$|^\/$/.test(value as string);
const optional = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);

const rules: [string, (value: unknown) => boolean][] = [
  ['environment', (value) => value === 'dev' || value === 'test' || value === 'prod'],
  ['messenger.appId', text],
  ['messenger.authorizeUrl', address],
  ['messenger.originalIds.official', text],
  ['messenger.originalIds.miniProgram', text],
  ['login.url', address],
  ['login.appId', text],
  ['eSign.name', text],
  ['eSign.treatyUrl', address],
  ['hosts.desktop', address],
  ['hosts.miniProgram', address],
  ['cdn', assets],
  ['errorDsn', optional(address)],
  ['analyticsUrl', optional(address)],
];

const valueAt = (site: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], site ?? undefined);

/** The first setting that is missing or malformed, by its name. */
export function siteFault(site: unknown): string | undefined {
  return rules.find(([path, fits]) => !fits(valueAt(site, path)))?.[0];
}
