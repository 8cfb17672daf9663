import type { Language } from '../messages/catalogue';
import { sourceKinds } from './content-security';

export const usage: Record<Language, string> = {
  en: `gateway --store DIR | s3://bucket/prefix
  --port N            the port; 4400 otherwise
  --host ADDRESS      the address to listen on; 127.0.0.1 otherwise
  --mirror DIR        the folder with the files of releases, which nginx may serve; a temporary one otherwise
  --ops-port N        the port of the ops pages, the metrics and teams that publish; 4410 otherwise. If it is that of
                      --port, they share the origin of the pages, which is for trials only
  --ops-host ADDRESS  the address that they listen on; 127.0.0.1 otherwise
  --ops-users FILE    who may log in to the ops pages: a line each, made by "release password NAME"
  --ops-user-header H instead of passwords: the header in which a login proxy in front names the person, such as
                      X-Forwarded-User. It is believed from the addresses of --trust-proxy only
  --deploy-share N    the share of visitors, in percent, whom a team's token reaches at most; 5 otherwise
  --deploy-promotes   teams' tokens may publish to everybody
  --api URL           the address of the server's calls
  --frame SOURCE      an origin that may show the app in a frame; several times if needed
  --allow KIND=SOURCE what else pages may take from where, such as image=https://pictures.example; several times if
                      needed. KIND is ${sourceKinds.join(', ')}. The CDN and the addresses of reports are in the registry
  --trust FILE        the root.json that decides whom to believe, as "release init" writes it
  --state DIR         the folder that remembers what was verified last; below ~/.local/state/suite-release/ otherwise
  --trust-proxy WHO   proxies of one's own in front, whose X-Forwarded-* headers are believed: their addresses, such as
                      10.0.0.0/8,127.0.0.1, or how many each request comes through
  --prometheus URL    a Prometheus that scrapes all gateways: the ops pages show what it counts, not this gateway alone
  --match MATCHERS    the gateways of this suite, if it scrapes others too: job="suite"
  --drain SECONDS     how long health says that it is about to close before it closes; 0 otherwise
  --log LEVEL         info, warn or error; warn otherwise
Variables: OPS_USERS, the lines of --ops-users; METRICS_TOKEN, the token that opens /metrics on --port;
DEPLOY_TOKENS, the tokens by which teams publish their own app, such as remote-exams=TOKEN,remote-tools=TOKEN;
RELEASE_KEY, the private keys for changes on the ops pages and teams that publish; SUITE_TRUST, as --trust;
SUITE_WEBHOOK and SUITE_WEBHOOK_SECRET, the address that is told of each change and the secret that signs it`,
  zh: `gateway --store DIR | s3://bucket/prefix
  --port N            端口，默认 4400
  --host ADDRESS      监听的地址，默认 127.0.0.1
  --mirror DIR        存放各版本文件的目录，nginx 也可以直接提供；默认用临时目录
  --ops-port N        发布台、指标和团队发布的端口，默认 4410；与 --port 相同时和页面共用来源，只适合试用
  --ops-host ADDRESS  这个端口监听的地址，默认 127.0.0.1
  --ops-users FILE    谁可以登录发布台：每人一行，用 release password 姓名 生成
  --ops-user-header H 不用密码，由前面的登录代理在这个请求头里写明是谁，如 X-Forwarded-User；只相信来自
                      --trust-proxy 所列地址的
  --deploy-share N    团队的口令最多发布给百分之几的访客，默认 5
  --deploy-promotes   团队的口令可以全量发布
  --api URL           服务端接口的地址
  --frame SOURCE      允许嵌入本应用的来源，可多次
  --allow KIND=SOURCE 页面还可以从哪里取什么，如 image=https://pictures.example，可多次；
                      KIND 是 ${sourceKinds.join('、')} 之一。registry 里的 CDN、上报地址不用写
  --trust FILE        决定相信谁的 root.json，由 release init 写出
  --state DIR         记着上次验证结果的目录，默认在 ~/.local/state/suite-release/ 下
  --trust-proxy WHO   前面自己的代理，相信它们的 X-Forwarded-* 头：写地址，如 10.0.0.0/8,127.0.0.1，或写每个请求经过几层
  --prometheus URL    采集所有网关的 Prometheus：发布台显示它的计数，而不只是这一台的
  --match MATCHERS    Prometheus 还采集别的网关时，选出这一套：job="suite"
  --drain SECONDS     收到结束信号后，先告知健康检查、再等多少秒才关闭，默认 0
  --log LEVEL         info、warn 或 error，默认 warn
环境变量：OPS_USERS 同 --ops-users 的内容；METRICS_TOKEN 在 --port 上读 /metrics 的口令；
DEPLOY_TOKENS 各团队发布自己应用的口令，如 remote-exams=口令,remote-tools=口令；
RELEASE_KEY 签名私钥，供发布台的操作和团队发布使用；SUITE_TRUST 同 --trust；
SUITE_WEBHOOK 和 SUITE_WEBHOOK_SECRET 每次变更通知到的地址，和签名用的密钥`,
};
