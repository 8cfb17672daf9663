import type { FlagRule } from '@suite/kernel/flags/facts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setFlag, type FlagStatus } from '../publish/flags';
import { flagInWords } from '../repository/change-in-words';
import { bucketsOf, ruleForAll, type ChangeRecord } from '../repository/state';
import type { Store } from '../store/store';
import { html, page, PageRefusal, toList, type Html, type Note } from './page';
import { changeList } from './pages';
import { doneNote, reading, refusal, serveChange, type Field, type OpsRequest } from './serve-change';
import { whoSent } from './sign-in';

/** A way to switch a flag, which a person confirms. */
interface FlagAct {
  path: string;
  label: string;
  danger?: true;
  /** What the form asks for, beside the reason. */
  asks?: (flag: FlagStatus) => Html;
  /** The rule of a form that was filled in; undefined if it says nothing. */
  rule: (field: Field) => FlagRule | null | undefined;
}

/** The parts of a rule, filled in as they are now, so that a larger share does not forget the staff. */
const someFields = ({ rule: { percent, line, staff } = {} }: FlagStatus): Html => {
  const share = percent === undefined || percent === 0 || percent === 100 ? '' : percent;
  const choice = (value: string, words: string) =>
    html`<option value="${value}" ${value === (line ?? '') && 'selected'}>${words}</option>`;
  return html`<label for="percent">百分之几的访客</label>
    <input
      id="percent"
      name="percent"
      type="number"
      min="0"
      max="100"
      step="0.01"
      inputmode="decimal"
      value="${share}"
    />
    <label for="line">整条产品线</label>
    <select id="line" name="line">
      ${choice('', '不选')} ${choice('learner', '学员线')} ${choice('management', '管理线')}
    </select>
    <label class="check"
      ><input type="checkbox" name="staff" value="1" ${staff && 'checked'} /> 内部设备</label
    >`;
};

function someRule(field: Field): FlagRule | undefined {
  const [percent, line] = [field('percent'), field('line')];
  if (line !== '' && line !== 'learner' && line !== 'management') return undefined;
  const staff = field('staff') === '1';
  if (percent === '' && line === '' && !staff) return undefined;
  return { below: bucketsOf(Number(percent)), ...(line && { line }), ...(staff && { staff }) };
}

const flagActs: readonly FlagAct[] = [
  { path: 'on', label: '打开', rule: () => ruleForAll(true) },
  { path: 'off', label: '关闭', danger: true, rule: () => ruleForAll(false) },
  { path: 'some', label: '部分打开', asks: someFields, rule: someRule },
  { path: 'clear', label: '按代码默认', rule: () => null },
];

/** The ways that change something of a flag; one that no release has any more can only be cleared. */
const possibleActs = ({ rule, isStale }: FlagStatus): readonly FlagAct[] =>
  flagActs.filter(({ path }) => {
    if (path === 'clear') return !!rule;
    if (isStale) return false;
    const isAlready = rule && !rule.line && !rule.staff && rule.percent === { on: 100, off: 0 }[path];
    return !isAlready;
  });

/** How a flag is now, in words. */
function stateInWords({ rule, on }: FlagStatus): string {
  const words = flagInWords(rule ?? {}, 'zh');
  return rule ? words : `${words}${on ? '打开' : '关闭'}`;
}

function flagCard(flag: FlagStatus): Html {
  const { flag: name, does, apps = [], isStale } = flag;
  return html`<li class="card">
    <h2>${name}</h2>
    ${does && html`<p>${does}</p>`} ${isStale && html`<p class="bad">已失效：线上没有哪个版本有它</p>`}
    <p><strong>${stateInWords(flag)}</strong></p>
    ${apps.length > 0 && html`<p class="second">${apps.join('、')}</p>`}
    <div class="actions">
      ${possibleActs(flag).map(
        ({ path, label }) =>
          html`<a class="button" href="/ops/flags/${name}/${path}" aria-label="${label}：${name}"
            >${label}</a
          >`,
      )}
    </div>
  </li>`;
}

interface Deps {
  store: Store;
  read: () => Promise<{ flags: FlagStatus[]; records: ChangeRecord[] }>;
}

/** Serves the flags under `/ops/flags`, and the ways to switch one. */
export function serveFlags(ops: FastifyInstance, { store, read }: Deps): void {
  async function show(request: OpsRequest, reply: FastifyReply, note?: Note) {
    const { flags, records } = await read();
    const own = records.filter(({ change }) => change.kind === 'flag');
    const frame = { title: '开关', who: whoSent(request), back: toList, note, freshFrom: '/ops/flags' };
    const cards = html`<ul class="list">
      ${flags.map(flagCard)}
    </ul>`;
    return page(
      reply,
      frame,
      html`${flags.length > 0 ? cards : html`<p class="card">线上版本没有开关</p>`}
        <h2 class="above">变更记录</h2>
        ${changeList(own, Date.now())}`,
    );
  }
  ops.get('/ops/flags', reading, async (request: OpsRequest, reply) =>
    show(request, reply, doneNote(flagActs, request)),
  );
  for (const act of flagActs)
    serveChange<FlagStatus>(ops, {
      ...{ url: `/ops/flags/:flag/${act.path}`, label: act.label, danger: act.danger, show },
      async find({ params }) {
        const flag = (await read()).flags.find((one) => one.flag === params.flag);
        if (!flag) throw new PageRefusal(404, '没有这个开关。');
        return possibleActs(flag).includes(act) ? flag : undefined;
      },
      from: ({ rule }) => JSON.stringify(rule ?? null),
      asked: (flag) => ({
        facts: [
          ['开关', flag.flag],
          ['作用', flag.does],
          ['现在', stateInWords(flag)],
          ['改为', act.label],
        ],
        asks: act.asks?.(flag),
      }),
      back: () => ({ href: '/ops/flags', text: '开关' }),
      async run({ flag }, by, field) {
        const rule = act.rule(field);
        if (rule === undefined) return refusal(400, '请至少填写一项：比例、产品线或内部设备');
        await setFlag({ store, flag, rule, ...by });
        return undefined;
      },
    });
}
