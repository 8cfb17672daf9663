import type { Language } from '../messages/catalogue';
import { sourceKinds } from './content-security';

/** The help of the gateway's command. */
export const usage: Record<Language, string> = {
  en: `gateway --store DIR | s3://bucket/prefix
  --port N            the port; 4400 otherwise
  --host ADDRESS      the address to listen on; 127.0.0.1 otherwise
  --ops-port N        the port of the ops pages and of teams that publish; 4410 otherwise. If it is that of --port,
                      they share the origin of the pages, which is for trials only
  --ops-host ADDRESS  the address that they listen on; 127.0.0.1 otherwise
  --api URL           the address of the server's calls
  --frame SOURCE      an origin that may show the app in a frame; several times if needed
  --allow KIND=SOURCE what else pages may take from where, such as connect=https://media.example; several times if
                      needed. KIND is ${sourceKinds.join(', ')}. The CDN and the addresses of reports are in the registry
  --trust FILE        only a registry signed by these public keys (the .pub file of keys create); several times if needed
  --state FILE        the file that remembers the last registry; below ~/.local/state/suite-release/ otherwise
  --trust-proxy       a proxy of one's own is in front: its X-Forwarded-* headers are believed
  --drain SECONDS     how long health says that it is about to close before it closes; 0 otherwise
  --memory MB         how much memory files may take; 32 otherwise
  --no-deltas         visitors who come back take whole files, not only what is new in them
Variables: OPS_TOKEN, the token of the ops pages (at least 16 characters); RELEASE_KEY, the private key for
changes on the ops pages, canaries that stop or grow by themselves, and teams that publish;
SUITE_TRUST, as --trust (the key itself or a path);
DEPLOY_TOKENS, the tokens by which teams publish their own app, such as remote-exams=TOKEN,remote-tools=TOKEN;
SUITE_WEBHOOK and SUITE_WEBHOOK_SECRET, the address that is told of each change and the secret that signs it`,
  zh: `gateway --store DIR | s3://bucket/prefix
  --port N            端口，默认 4400
  --host ADDRESS      监听的地址，默认 127.0.0.1
  --ops-port N        发布台和团队发布的端口，默认 4410；与 --port 相同时和页面共用来源，只适合试用
  --ops-host ADDRESS  发布台监听的地址，默认 127.0.0.1
  --api URL           服务端接口的地址
  --frame SOURCE      允许嵌入本应用的来源，可多次
  --allow KIND=SOURCE 页面还可以从哪里取什么，如 connect=https://media.example，可多次；
                      KIND 是 ${sourceKinds.join('、')} 之一。registry 里的 CDN、上报地址不用写
  --trust FILE        只认这些公钥（keys create 写出的 .pub 文件）签名的 registry，可多次
  --state FILE        记着上一版 registry 的文件，默认在 ~/.local/state/suite-release/ 下
  --trust-proxy       前面有自己的代理，相信它的 X-Forwarded-* 头
  --drain SECONDS     收到结束信号后，先告知健康检查、再等多少秒才关闭，默认 0
  --memory MB         缓存静态文件的内存上限，默认 32
  --no-deltas         老访客也取整个文件，不只取改动的部分
环境变量：OPS_TOKEN 发布台的口令（至少 16 个字符）；RELEASE_KEY 签名私钥，供发布台的操作、
灰度的自动停止和放大、团队发布使用；
SUITE_TRUST 同 --trust（公钥本身，或文件的路径）；
DEPLOY_TOKENS 各团队发布自己应用的口令，如 remote-exams=口令,remote-tools=口令；
SUITE_WEBHOOK 和 SUITE_WEBHOOK_SECRET 每次变更通知到的地址，和签名用的密钥`,
};

/** What can be wrong with a command line, in words. */
export const faults = {
  allow: (value: string): Record<Language, string> => ({
    en: `--allow ${value}: it is KIND=SOURCE, and KIND one of ${sourceKinds.join(', ')}`,
    zh: `--allow ${value} 应是 种类=来源，种类可以是 ${sourceKinds.join('、')}`,
  }),
  tokens: {
    en: 'DEPLOY_TOKENS: it is APP=TOKEN, with a comma between two',
    zh: 'DEPLOY_TOKENS 应是 应用=口令，用逗号分开',
  },
  number: (name: string, most: number): Record<Language, string> => ({
    en: `--${name}: it is a whole number from 0 to ${most}`,
    zh: `--${name} 应是 0 到 ${most} 的整数`,
  }),
  store: { en: '--store is missing', zh: '缺少 --store' },
  api: { en: '--api: it is an http address', zh: '--api 应是 http 地址' },
} as const;
