import { readArguments } from '../arguments';
import type { Ask } from '../calls';
import { say } from '../say';

/** A server that is silent for so long has not answered. */
const PATIENCE = 20_000;

const { values } = readArguments({
  command: 'npm run conform',
  summary: {
    en: 'Asks a server all reads that change nothing, and says where its answers differ from the declarations, by call and field; values are never shown. API_TOKEN can stand for --token.',
    zh: '向服务端请求所有不改数据的读接口，按接口和字段列出返回值和声明不一致的地方；不显示任何值。也可以用 API_TOKEN 代替 --token。',
  },
  options: {
    url: {
      type: 'string',
      value: 'ADDRESS',
      text: { en: 'where the server is, without /api', zh: '服务端地址，不带 /api' },
    },
    token: {
      type: 'string',
      value: 'TOKEN',
      text: { en: "a learner's token; without it a visitor asks", zh: '学员的令牌，不写就是访客' },
    },
    param: {
      type: 'string',
      value: 'NAME=VALUE,…',
      text: {
        en: 'values of parameters that no other answer has',
        zh: '其他返回值里没有的参数值',
      },
    },
  },
});

if (!values.url || !URL.canParse(values.url)) {
  console.error(
    say({
      en: '--url needs an address such as https://example.cn',
      zh: '--url 要写地址，如 https://example.cn',
    }),
  );
  process.exit(2);
}
// Imported after the arguments are read, so that the help is there at once.
const { conform, readDeclarations } = await import('../calls');

const token = values.token ?? process.env.API_TOKEN ?? '';
const base = `${values.url.replace(/\/(?:api\/?)?$/, '')}/api`;

const ask: Ask = async (path, query) => {
  const search = new URLSearchParams(query).toString();
  try {
    const answer = await fetch(`${base}${path}${search && `?${search}`}`, {
      headers: { ...(token && { token }) },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return await answer.json();
  } catch {
    return undefined;
  }
};

const given = Object.fromEntries(
  (values.param ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split(/=(.*)/s)),
);
const declarations = readDeclarations();
const { answered, differences, notAsked, refused } = await conform(declarations, ask, given);
const nameOf = (code: number) => declarations.codes.find((one) => one.code === code)?.name ?? '';

for (const { call, code } of refused)
  console.log(
    say({
      en: `refused    ${call}  ${code} ${nameOf(code)}`,
      zh: `被拒绝  ${call}  ${code} ${nameOf(code)}`,
    }),
  );
for (const { call, without } of notAsked)
  console.log(
    say({
      en: `not asked  ${call}  no value for ${without.join(', ')}`,
      zh: `没有问  ${call}  缺少参数 ${without.join('、')}`,
    }),
  );
for (const { call, field, what } of differences)
  console.error(
    say({
      en: `differs    ${call}  ${field || 'answer'} ${what.en}`,
      zh: `不一致  ${call}  ${field || '返回值'} ${what.zh}`,
    }),
  );
console.log(
  say({
    en: `${answered.length} answered, ${refused.length} refused, ${notAsked.length} not asked, ${differences.length} differences`,
    zh: `${answered.length} 个有返回，${refused.length} 个被拒绝，${notAsked.length} 个没有问，${differences.length} 处不一致`,
  }),
);
if (differences.length > 0) process.exitCode = 1;
