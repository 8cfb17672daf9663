import { readFileSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { PrometheusCounts } from '../judge/prometheus-counts';
import { languageOf, type Language } from '../messages/catalogue';
import { readUsers, type OpsUser } from '../ops/people';
import { sourceKinds, type Sources } from './content-security';
import type { GatewayOptions } from './gateway-options';
import { faults } from './settings-words';

/** The settings of a gateway's process. */
export interface Settings {
  store: string;
  port: number;
  host: string;
  /** Where ops listen: on a port of their own, so that no balancer or proxy shows them to visitors by mistake. */
  ops: { port: number; host: string };
  /** How long health says that the gateway is about to close before it closes, in ms. */
  drain: number;
  /** The file of the root metadata that is trusted, before `SUITE_TRUST`. */
  trust: string | undefined;
  /** The folder that remembers what was verified last; a place of this user's own when absent. */
  state: string | undefined;
  options: Omit<GatewayOptions, 'store' | 'reader' | 'draining'>;
}

const logLevels = ['info', 'warn', 'error'] as const;

/** Makes an error about a command line that the gateway does not understand, in the user's language. */
const wrong = (said: Record<Language, string>, env: NodeJS.ProcessEnv) => new Error(said[languageOf(env)]);

function sourcesFrom(values: readonly string[], env: NodeJS.ProcessEnv): Sources {
  const sources: Record<string, string[]> = {};
  for (const value of values) {
    const [, kind = '', source = ''] = /^(\w+)=(.+)$/.exec(value) ?? [];
    if (!(sourceKinds as readonly string[]).includes(kind)) throw wrong(faults.allow(value), env);
    (sources[kind] ??= []).push(source);
  }
  return sources;
}

/** Tokens as `remote-exams=…,remote-tools=…`. */
function tokensFrom(env: NodeJS.ProcessEnv): Record<string, string> | undefined {
  const { DEPLOY_TOKENS: text } = env;
  if (!text) return undefined;
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [, app, token] = /^\s*(host|remote-[a-z\d-]+)=(\S+)\s*$/.exec(pair) ?? [];
      if (!app || !token) throw wrong(faults.tokens, env);
      return [app, token];
    }),
  );
}

/** The people of ops: of a file, or of the variable with its lines. */
function usersFrom(file: string | undefined, env: NodeJS.ProcessEnv): OpsUser[] | undefined {
  const text = file === undefined ? env.OPS_USERS : readFileSync(file, 'utf8');
  if (!text) return undefined;
  const users = readUsers(text);
  if (!users) throw wrong(faults.users, env);
  return users;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  if (!isIP(address) || more.length > 0) return false;
  return !text.includes('/') || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
}

/** The proxies in front: networks with commas between them, or how many proxies each request has come through. */
function proxiesFrom(text: string | undefined, env: NodeJS.ProcessEnv): GatewayOptions['trustProxy'] {
  if (text === undefined) return false;
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork)) throw wrong(faults.proxies(text), env);
  return networks;
}

const parsed = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      store: { type: 'string' },
      port: { type: 'string', default: '4400' },
      host: { type: 'string', default: '127.0.0.1' },
      'ops-port': { type: 'string', default: '4410' },
      'ops-host': { type: 'string', default: '127.0.0.1' },
      'ops-users': { type: 'string' },
      'ops-user-header': { type: 'string' },
      'deploy-share': { type: 'string', default: '5' },
      'deploy-promotes': { type: 'boolean', default: false },
      mirror: { type: 'string' },
      api: { type: 'string' },
      frame: { type: 'string', multiple: true },
      allow: { type: 'string', multiple: true, default: [] },
      trust: { type: 'string' },
      state: { type: 'string' },
      'trust-proxy': { type: 'string' },
      drain: { type: 'string', default: '0' },
      prometheus: { type: 'string' },
      match: { type: 'string' },
      log: { type: 'string', default: 'warn' },
    },
  }).values;

/** Reads the gateway's command line; throws an error in words when something is missing or wrong. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const values = parsed(args);
  const wholeNumber = (name: 'port' | 'ops-port' | 'drain' | 'deploy-share', most: number) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw wrong(faults.number(name, most), env);
  };
  if (!values.store) throw wrong(faults.store, env);
  if (values.api !== undefined && !/^https?:\/\//.test(values.api)) throw wrong(faults.api, env);
  const log = logLevels.find((level) => level === values.log);
  if (!log) throw wrong(faults.log(logLevels), env);
  const trustProxy = proxiesFrom(values['trust-proxy'], env);
  const opsUserHeader = values['ops-user-header'];
  if (opsUserHeader && !Array.isArray(trustProxy)) throw wrong(faults.header, env);
  return {
    store: values.store,
    port: wholeNumber('port', 65_535),
    host: values.host,
    ops: { port: wholeNumber('ops-port', 65_535), host: values['ops-host'] },
    drain: wholeNumber('drain', 600) * 1000,
    trust: values.trust,
    state: values.state,
    options: {
      api: values.api,
      frameAncestors: values.frame,
      sources: sourcesFrom(values.allow, env),
      trustProxy,
      mirror: values.mirror,
      users: usersFrom(values['ops-users'], env),
      opsUserHeader,
      deployTokens: tokensFrom(env),
      deployShare: wholeNumber('deploy-share', 100),
      deployPromotes: values['deploy-promotes'],
      metricsToken: env.METRICS_TOKEN || undefined,
      ...(values.prometheus && {
        counts: new PrometheusCounts({ url: values.prometheus, match: values.match }),
      }),
      log,
    },
  };
}
