import { readFileSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { PrometheusCounts } from '../judge/prometheus-counts';
import { readUsers, type OpsUser } from '../ops/people';
import { ReleaseError } from '../release-error';
import { sourceKinds, type Sources } from './content-security';
import type { GatewayOptions } from './gateway-options';

const logLevels = ['info', 'warn', 'error'] as const;

/** The refusal of a command line that the gateway does not understand, in English and in Chinese. */
const wrong = (fault: string, zh: string) => new ReleaseError('USAGE', { fault, zh });

function sourcesFrom(values: readonly string[]): Sources {
  const sources: Record<string, string[]> = {};
  for (const value of values) {
    const [, kind = '', source = ''] = /^(\w+)=(.+)$/.exec(value) ?? [];
    if (!(sourceKinds as readonly string[]).includes(kind)) {
      throw wrong(
        `--allow ${value}: it is KIND=SOURCE, and KIND one of ${sourceKinds.join(', ')}`,
        `--allow ${value} 应是 种类=来源，种类可以是 ${sourceKinds.join('、')}`,
      );
    }
    (sources[kind] ??= []).push(source);
  }
  return sources;
}

/** Tokens as `remote-exams=…,remote-tools=…`. */
function tokensFrom(text: string | undefined): Record<string, string> | undefined {
  if (!text) return undefined;
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [, app, token] = /^\s*(host|remote-[a-z\d-]+)=(\S+)\s*$/.exec(pair) ?? [];
      if (app && token) return [app, token];
      throw wrong(
        'DEPLOY_TOKENS: it is APP=TOKEN, with a comma between two',
        'DEPLOY_TOKENS 应是 应用=口令，用逗号分开',
      );
    }),
  );
}

/** The people of ops: of a file, or of the variable with its lines. */
function usersFrom(file: string | undefined, lines: string | undefined): OpsUser[] | undefined {
  const text = file === undefined ? lines : readFileSync(file, 'utf8');
  if (!text) return undefined;
  const users = readUsers(text);
  if (users) return users;
  throw wrong(
    '--ops-users, OPS_USERS: each line is made by "release password NAME"',
    '--ops-users、OPS_USERS 的每一行都用 release password 姓名 生成',
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  if (!isIP(address) || more.length > 0) return false;
  return !text.includes('/') || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
}

/** The proxies in front: networks with commas between them, or how many proxies each request has come through. */
function proxiesFrom(text: string | undefined): GatewayOptions['trustProxy'] {
  if (text === undefined) return false;
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  throw wrong(
    `--trust-proxy ${text}: it is addresses such as 10.0.0.0/8,127.0.0.1, or a number from 1 to 9`,
    `--trust-proxy ${text} 应是地址，如 10.0.0.0/8,127.0.0.1，或 1 到 9 的层数`,
  );
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
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv) {
  const values = parsed(args);
  const wholeNumber = (name: 'port' | 'ops-port' | 'drain' | 'deploy-share', most: number) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw wrong(`--${name}: it is a whole number from 0 to ${most}`, `--${name} 应是 0 到 ${most} 的整数`);
  };
  if (!values.store) throw wrong('--store is missing', '缺少 --store');
  if (values.api !== undefined && !/^https?:\/\//.test(values.api))
    throw wrong('--api: it is an http address', '--api 应是 http 地址');
  const log = logLevels.find((level) => level === values.log);
  if (!log)
    throw wrong(`--log: it is one of ${logLevels.join(', ')}`, `--log 可以是 ${logLevels.join('、')}`);
  const trustProxy = proxiesFrom(values['trust-proxy']);
  const opsUserHeader = values['ops-user-header'];
  if (opsUserHeader && !Array.isArray(trustProxy)) {
    throw wrong(
      '--ops-user-header: the addresses of the login proxy are missing: --trust-proxy 10.0.0.5',
      '--ops-user-header 需要写明登录代理的地址：--trust-proxy 10.0.0.5',
    );
  }
  const { store, host, trust, state, api, mirror, prometheus: url, match } = values;
  const options: Omit<GatewayOptions, 'store' | 'reader' | 'draining'> = {
    api,
    frameAncestors: values.frame,
    sources: sourcesFrom(values.allow),
    trustProxy,
    mirror,
    users: usersFrom(values['ops-users'], env.OPS_USERS),
    opsUserHeader,
    deployTokens: tokensFrom(env.DEPLOY_TOKENS),
    deployShare: wholeNumber('deploy-share', 100),
    deployPromotes: values['deploy-promotes'],
    metricsToken: env.METRICS_TOKEN || undefined,
    ...(url && { counts: new PrometheusCounts({ url, match }) }),
    log,
  };
  return {
    store,
    port: wholeNumber('port', 65_535),
    host,
    // On a port of their own, so that no balancer or proxy shows ops to visitors by mistake.
    ops: { port: wholeNumber('ops-port', 65_535), host: values['ops-host'] },
    /** How long health says that the gateway is about to close before it closes, in ms. */
    drain: wholeNumber('drain', 600) * 1000,
    trust,
    state,
    options,
  };
}
