import { readFileSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { PrometheusCounts } from '../judge/counts';
import type { Language, Said } from '../messages/catalogue';
import { optionRows, optionsIn, readOptions } from '../messages/options';
import { readUsers, type OpsUser } from '../ops/people';
import { usage } from '../release-error';
import { sourceKinds, type Sources } from './content-security';
import type { GatewayOptions } from './create-server';

const options = optionsIn(`
  --store DIR | s3://bucket/prefix  the store | 发布仓库
  --port N  the port; 4400 otherwise | 端口，默认 4400
  --host ADDRESS  the address to listen on; 127.0.0.1 otherwise | 监听的地址，默认 127.0.0.1
  --mirror DIR  the folder with the files of releases, which nginx may serve; a temporary one otherwise | 存放各版本文件的目录，nginx 也可以直接提供；默认用临时目录
  --ops-port N  the port of the ops pages, the metrics and teams that publish; 4410 otherwise. If it is that of --port, they share the origin of the pages, which is for trials only | 发布台、指标和团队发布的端口，默认 4410；与 --port 相同时和页面共用来源，只适合试用
  --ops-host ADDRESS  the address that they listen on; 127.0.0.1 otherwise | 这个端口监听的地址，默认 127.0.0.1
  --ops-users FILE  who may log in to the ops pages: a line each, made by "release password NAME" | 谁可以登录发布台：每人一行，用 release password 姓名 生成
  --ops-user-header H  instead of passwords: the header in which a login proxy in front names the person, such as X-Forwarded-User. It is believed from the addresses of --trust-proxy only | 不用密码，由前面的登录代理在这个请求头里写明是谁，如 X-Forwarded-User；只相信来自 --trust-proxy 所列地址的
  --deploy-share N  the share of visitors, in percent, whom a team's token reaches at most; 5 otherwise | 团队的口令最多发布给百分之几的访客，默认 5
  --deploy-promotes  teams' tokens may publish to everybody | 团队的口令可以全量发布
  --api URL  the address of the server's calls | 服务端接口的地址
  --frame SOURCE...  an origin that may show the app in a frame; several times if needed | 允许嵌入本应用的来源，可多次
  --allow KIND=SOURCE...  what else pages may take from where, such as image=https://pictures.example; several times if needed. KIND is ${sourceKinds.join(', ')}. The CDN and the addresses of reports are in the registry | 页面还可以从哪里取什么，如 image=https://pictures.example，可多次；KIND 是 ${sourceKinds.join('、')} 之一。registry 里的 CDN、上报地址不用写
  --trust FILE  the root.json that decides whom to believe, as "release init" writes it | 决定相信谁的 root.json，由 release init 写出
  --state DIR  the folder that remembers what was verified last; below ~/.local/state/suite-release/ otherwise | 记着上次验证结果的目录，默认在 ~/.local/state/suite-release/ 下
  --trust-proxy WHO  proxies of one's own in front, whose X-Forwarded-* headers are believed: their addresses, such as 10.0.0.0/8,127.0.0.1, or how many each request comes through | 前面自己的代理，相信它们的 X-Forwarded-* 头：写地址，如 10.0.0.0/8,127.0.0.1，或写每个请求经过几层
  --prometheus URL  a Prometheus that scrapes all gateways: the ops pages show what it counts, not this gateway alone | 采集所有网关的 Prometheus：发布台显示它的计数，而不只是这一台的
  --match MATCHERS  the gateways of this suite, if it scrapes others too: job="suite" | Prometheus 还采集别的网关时，选出这一套：job="suite"
  --drain SECONDS  how long health says that it is about to close before it closes; 0 otherwise | 收到结束信号后，先告知健康检查、再等多少秒才关闭，默认 0
  --log LEVEL  info, warn or error; warn otherwise | info、warn 或 error，默认 warn`);

const variables: Said = {
  en: `Variables: OPS_USERS, the lines of --ops-users; METRICS_TOKEN, the token that opens /metrics on --port;
DEPLOY_TOKENS, the tokens by which teams publish their own app, such as remote-exams=TOKEN,remote-tools=TOKEN;
RELEASE_KEY, the private keys for changes on the ops pages and teams that publish; SUITE_TRUST, as --trust;
SUITE_WEBHOOK and SUITE_WEBHOOK_SECRET, the address that is told of each change and the secret that signs it`,
  zh: `环境变量：OPS_USERS 同 --ops-users 的内容；METRICS_TOKEN 在 --port 上读 /metrics 的口令；
DEPLOY_TOKENS 各团队发布自己应用的口令，如 remote-exams=口令,remote-tools=口令；
RELEASE_KEY 签名私钥，供发布台的操作和团队发布使用；SUITE_TRUST 同 --trust；
SUITE_WEBHOOK 和 SUITE_WEBHOOK_SECRET 每次变更通知到的地址，和签名用的密钥`,
};

export const gatewayHelp = (language: Language): string =>
  ['gateway --store DIR | s3://bucket/prefix', ...optionRows(options, language), variables[language]].join(
    '\n',
  );

function sourcesFrom(values: readonly string[]): Sources {
  const sources: Record<string, string[]> = {};
  for (const value of values) {
    const [, kind = '', source = ''] = /^(\w+)=(.+)$/.exec(value) ?? [];
    if (!(sourceKinds as readonly string[]).includes(kind)) {
      throw usage`--allow ${value}: it is KIND=SOURCE, and KIND one of ${sourceKinds.join(', ')} | --allow ${value} 应是 种类=来源，种类可以是 ${sourceKinds.join('、')}`;
    }
    (sources[kind] ??= []).push(source);
  }
  return sources;
}

/** Tokens as `remote-exams=…,remote-tools=…`. */
function tokensFrom(text: string | undefined): Record<string, string> | undefined {
  if (!text) return undefined;
  const pairs = text.split(',').map((pair) => /^\s*(host|remote-[a-z\d-]+)=(\S+)\s*$/.exec(pair)?.slice(1));
  if (!pairs.includes(undefined)) return Object.fromEntries(pairs as [string, string][]);
  throw usage`DEPLOY_TOKENS: it is APP=TOKEN, with a comma between two | DEPLOY_TOKENS 应是 应用=口令，用逗号分开`;
}

function usersFrom(file: string | undefined, lines: string | undefined): OpsUser[] | undefined {
  const text = file === undefined ? lines : readFileSync(file, 'utf8');
  const users = text ? readUsers(text) : undefined;
  if (users || !text) return users;
  throw usage`--ops-users, OPS_USERS: each line is made by "release password NAME" | --ops-users、OPS_USERS 的每一行都用 release password 姓名 生成`;
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits ?? 0) <= (isIPv6(address) ? 128 : 32);
}

/** The proxies in front: networks with commas between them, or how many proxies each request has come through. */
function proxiesFrom(text: string | undefined): GatewayOptions['trustProxy'] {
  if (text === undefined) return false;
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  throw usage`--trust-proxy ${text}: it is addresses such as 10.0.0.0/8,127.0.0.1, or a number from 1 to 9 | --trust-proxy ${text} 应是地址，如 10.0.0.0/8,127.0.0.1，或 1 到 9 的层数`;
}

const logLevels = ['info', 'warn', 'error'] as const;

export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { given } = readOptions(args, options);
  const text = (name: string) => given.text(name);
  const wholeNumber = (name: string, usual: number, most: number) => {
    const value = given.count(name) ?? usual;
    if (value <= most) return value;
    throw usage`--${name}: it is a whole number from 0 to ${most} | --${name} 应是 0 到 ${most} 的整数`;
  };
  const frames = given.texts('frame');
  const [store, api, url] = [text('store'), text('api'), text('prometheus')];
  if (!store) throw usage`--store is missing | 缺少 --store`;
  if (api !== undefined && !/^https?:\/\//.test(api))
    throw usage`--api: it is an http address | --api 应是 http 地址`;
  const log = logLevels.find((level) => level === (text('log') ?? 'warn'));
  if (!log) throw usage`--log: it is one of ${logLevels.join(', ')} | --log 可以是 ${logLevels.join('、')}`;
  const trustProxy = proxiesFrom(text('trust-proxy'));
  const opsUserHeader = text('ops-user-header');
  if (opsUserHeader && !Array.isArray(trustProxy)) {
    throw usage`--ops-user-header: the addresses of the login proxy are missing: --trust-proxy 10.0.0.5 | --ops-user-header 需要写明登录代理的地址：--trust-proxy 10.0.0.5`;
  }
  const gateway: Omit<GatewayOptions, 'store' | 'reader' | 'draining'> = {
    api,
    frameAncestors: frames.length > 0 ? frames : undefined,
    sources: sourcesFrom(given.texts('allow')),
    trustProxy,
    mirror: text('mirror'),
    users: usersFrom(text('ops-users'), env.OPS_USERS),
    opsUserHeader,
    deployTokens: tokensFrom(env.DEPLOY_TOKENS),
    deployShare: wholeNumber('deploy-share', 5, 100),
    deployPromotes: given.flag('deploy-promotes'),
    metricsToken: env.METRICS_TOKEN || undefined,
    ...(url && { counts: new PrometheusCounts({ url, match: text('match') }) }),
    log,
  };
  return {
    store,
    port: wholeNumber('port', 4400, 65_535),
    host: text('host') ?? '127.0.0.1',
    // On a port of their own, so that no balancer or proxy shows ops to visitors by mistake.
    ops: { port: wholeNumber('ops-port', 4410, 65_535), host: text('ops-host') ?? '127.0.0.1' },
    drain: wholeNumber('drain', 0, 600) * 1000,
    trust: text('trust'),
    state: text('state'),
    options: gateway,
  };
}
