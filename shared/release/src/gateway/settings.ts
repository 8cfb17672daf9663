import { parseArgs } from 'node:util';
import { languageOf, type Language } from '../messages/catalogue';
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
  /** Files of the public keys that are trusted, beside those of `SUITE_TRUST`. */
  trust: string[];
  /** The file that remembers the last registry; a place of this user's own when absent. */
  state: string | undefined;
  options: Omit<GatewayOptions, 'store' | 'draining' | 'trust'>;
}

/** A command line that the gateway does not understand, in the user's language. */
class SettingsError extends Error {
  constructor(said: Record<Language, string>, env: NodeJS.ProcessEnv) {
    super(said[languageOf(env)]);
  }
}

function sourcesFrom(values: readonly string[], env: NodeJS.ProcessEnv): Sources {
  const sources: Record<string, string[]> = {};
  for (const value of values) {
    const [, kind = '', source = ''] = /^(\w+)=(.+)$/.exec(value) ?? [];
    if (!(sourceKinds as readonly string[]).includes(kind)) {
      throw new SettingsError(faults.allow(value), env);
    }
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
      if (!app || !token) throw new SettingsError(faults.tokens, env);
      return [app, token];
    }),
  );
}

/** Reads the gateway's command line; throws an error in words when something is missing or wrong. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      store: { type: 'string' },
      port: { type: 'string', default: '4400' },
      host: { type: 'string', default: '127.0.0.1' },
      'ops-port': { type: 'string', default: '4410' },
      'ops-host': { type: 'string', default: '127.0.0.1' },
      api: { type: 'string' },
      frame: { type: 'string', multiple: true },
      allow: { type: 'string', multiple: true, default: [] },
      trust: { type: 'string', multiple: true, default: [] },
      state: { type: 'string' },
      'trust-proxy': { type: 'boolean', default: false },
      drain: { type: 'string', default: '0' },
      memory: { type: 'string', default: '32' },
      'no-deltas': { type: 'boolean', default: false },
    },
  });
  const numberOf = (name: 'port' | 'ops-port' | 'drain' | 'memory', most: number) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw new SettingsError(faults.number(name, most), env);
  };
  if (!values.store) throw new SettingsError(faults.store, env);
  if (values.api !== undefined && !/^https?:\/\//.test(values.api)) throw new SettingsError(faults.api, env);
  return {
    store: values.store,
    port: numberOf('port', 65_535),
    host: values.host,
    ops: { port: numberOf('ops-port', 65_535), host: values['ops-host'] },
    drain: numberOf('drain', 600) * 1000,
    trust: values.trust,
    state: values.state,
    options: {
      api: values.api,
      frameAncestors: values.frame,
      sources: sourcesFrom(values.allow, env),
      trustProxy: values['trust-proxy'],
      cacheBytes: numberOf('memory', 4096) * 1024 * 1024,
      ...(values['no-deltas'] && { deltas: false as const }),
      opsToken: env.OPS_TOKEN || undefined,
      deployTokens: tokensFrom(env),
      logger: true,
    },
  };
}
