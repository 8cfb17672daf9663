import {
  errorRate,
  failingParts,
  timeInWords,
  isFailing,
  pairCounts,
  type ReleaseCounts,
} from '../judge/judge';
import { shanghaiTime } from '../messages/catalogue';
import { changeInWords, shareInWords, stepsInWords } from '../repository/change-in-words';
import { promoteCanary, stopCanary } from '../publish/canary';
import { rollback } from '../publish/rollback';
import type { AppStatus } from '../publish/status';
import { comingSteps, type CanaryShown, type ChangeRecord, type Freeze } from '../repository/state';
import type { Store } from '../store/store';
import { count, errorRateInWords, html, timeText, type Html } from './page';

/** An action that was confirmed. It is refused if another canary than `version` is there by then. */
interface Confirmed {
  store: Store;
  app: string;
  to: string;
  version: string;
  who: string;
  why: string;
}

export interface Act {
  path: string;
  label: string;
  danger?: true;
  /** It gives visitors a release that they do not have: freezes forbid it. */
  grows?: true;
  /** The versions that it may be about now. */
  versions: (state: AppStatus) => string[];
  run: (change: Confirmed) => Promise<{ changed: boolean }>;
}

const ofCanary: Act['versions'] = ({ canary }) => (canary ? [canary.version] : []);

export const acts: readonly Act[] = [
  { path: 'rollback', label: '回滚', danger: true, versions: ({ targets }) => targets, run: rollback },
  { path: 'promote', label: '全量发布', grows: true, versions: ofCanary, run: promoteCanary },
  { path: 'stop', label: '停止灰度', danger: true, versions: ofCanary, run: stopCanary },
];

export interface KnownError {
  app: string;
  version: string;
  /** Name of the page's route; empty when no page was there yet. */
  page: string;
  code: string;
  times: number;
  /** From how many places it was reported, at most `MOST_PLACES`. */
  places: number;
  last: number;
}

/** More places of one kind of error are not counted. */
export const MOST_PLACES = 100;

/** How many are shown; the others were seen longer ago. */
const SHOWN = 20;

/** What the codes mean; the others are names of errors in a page, such as `type-error`. */
const meanings: Readonly<Record<string, string>> = {
  missing: '文件没有取到，或被改动',
  timeout: '文件等不到',
  throw: '脚本到了，执行出错',
  render: '页面画不出来',
  hang: '页面接连两次卡死',
  'route-table': '路由表里没有这个页面',
  start: '宿主没有启动',
};

function errorText({ app, version, page, code, times, places, last }: KnownError, now: number): Html {
  const from = places < MOST_PLACES ? `来自 ${places} 个网段` : `来自 ${MOST_PLACES} 个以上网段`;
  const meaning = Object.hasOwn(meanings, code) && `，${meanings[code]}`;
  return html`<li>
    <p><strong>${code}</strong>${meaning}，<span class="bad">${count(times)} 次</span>，${from}</p>
    <p class="second">${app} ${version}${page && ` · ${page}`}</p>
    <p class="second">最近 ${timeText(last, now)}</p>
  </li>`;
}

export const errorList = (errors: readonly KnownError[], now: number): Html =>
  html`<h2 class="above">最近的报错</h2>
    ${
      errors.length === 0
        ? html`<p class="card">近 24 小时没有收到报错</p>`
        : html`<ol class="list card">
            ${errors.slice(0, SHOWN).map((error) => errorText(error, now))}
          </ol>`
    }`;

type RampShown = NonNullable<CanaryShown['ramp']>;

export interface Seen {
  now: number;
  /** The loads in pages in the last hour; undefined while they cannot be read. */
  counts: readonly ReleaseCounts[] | undefined;
  /** From how many places failures have to come before the judge stops a canary. */
  places: number;
}

/** The loads of an app's stable version and of its canary, and whether the canary fails more often. */
function appLoads({ app, live, canary }: AppStatus, { counts = [] }: Pick<Seen, 'counts'>) {
  const loads = pairCounts(counts, { app, stable: live, version: canary?.version ?? '' });
  return { ...loads, isWorse: errorRate(loads.canary) > errorRate(loads.stable) };
}

/** The apps in the order in which ops have to look: failing ones, canaries that fail more, canaries, the others. */
function byNeed(apps: readonly AppStatus[], seen: Seen): AppStatus[] {
  const need = (state: AppStatus) => {
    const { stable, isWorse } = appLoads(state, seen);
    if (isFailing(stable)) return 3;
    return state.canary ? 1 + Number(isWorse) : 0;
  };
  return [...apps].sort((a, b) => need(b) - need(a));
}

const actLink = (app: string, act: string, version: string, text: string, look = '') =>
  html`<a class="button ${look}" href="/ops/apps/${app}/${act}?to=${version}">${text}</a>`;

const changed = (record: AppStatus['since'], { now }: Seen) =>
  !!record && html`<p class="second">${timeText(record.when, now)} · ${record.who}</p>`;

const rate = (release: ReleaseCounts, isBad: boolean, { counts }: Seen) =>
  counts
    ? html`<p class="${isBad && 'bad'}">${errorRateInWords(release)}</p>`
    : html`<p class="bad">加载次数暂时读不到</p>`;

function reasons({ codes }: ReleaseCounts): Html | undefined {
  const sorted = Object.entries(codes).sort((a, b) => b[1] - a[1]);
  const words = sorted.slice(0, 5).map(([code, times]) => `${code} ${times} 次`);
  return words.length > 0 ? html`<p class="second">失败原因：${words.join('，')}</p>` : undefined;
}

/** Why a canary that fails goes on: too few places have told of it. */
function goesOn(canary: ReleaseCounts, { places }: Seen): Html | undefined {
  const failing = failingParts(canary);
  if (failing >= places) return undefined;
  const words = `没有自动停止：失败只来自 ${failing} 个网段，至少要有 ${places} 个。确认有问题，请停止灰度。`;
  return html`<p>${words}</p>`;
}

/** How a canary grows by itself. */
const rampText = ({ every, paused, ...coming }: RampShown) =>
  html`<p>
      自动放大：接下来 ${stepsInWords(comingSteps(coming), 'zh').join(' → ')}，每步至少
      ${timeInWords(every, 'zh')}
    </p>
    ${paused && html`<p>已暂停：看过失败率之后全量发布或停止，或用命令 npm run release -- canary 应用 --resume 继续</p>`}`;

function canaryCard(state: AppStatus, seen: Seen): Html | undefined {
  const { app, canary } = state;
  if (!canary) return undefined;
  const { version, ramp } = canary;
  const { canary: loads, isWorse } = appLoads(state, seen);
  const possible = acts.filter(({ path }) => path !== 'rollback');
  // What has to be done stands first.
  const [first, look] = isWorse ? ['stop', 'danger'] : ['promote', 'main'];
  const sorted = possible.sort((a, b) => Number(b.path === first) - Number(a.path === first));
  return html`<div class="canary">
    <p><span class="tag">灰度 ${shareInWords(canary, 'zh')}</span> <strong>${version}</strong></p>
    ${rate(loads, isWorse, seen)} ${reasons(loads)}
    ${isWorse && (canary.percent > 0 || canary.line) && goesOn(loads, seen)} ${changed(canary.since, seen)}
    ${ramp && rampText(ramp)}
    <div class="actions">
      ${sorted.map(({ path, label }) => actLink(app, path, version, label, path === first ? look : ''))}
    </div>
  </div>`;
}

function stableText(state: AppStatus, seen: Seen): Html {
  const { stable } = appLoads(state, seen);
  return html`<p class="version">${state.live}</p>
    ${rate(stable, isFailing(stable), seen)} ${changed(state.liveSince, seen)}`;
}

export function appList(apps: readonly AppStatus[], seen: Seen): Html {
  return html`<ul class="list">
    ${byNeed(apps, seen).map(
      (state) =>
        html`<li class="card">
          <h2>${state.app}</h2>
          ${stableText(state, seen)}
          <div class="actions">
            <a class="button" href="/ops/apps/${state.app}">回滚与记录<span hidden>：${state.app}</span></a>
          </div>
          ${canaryCard(state, seen)}
        </li>`,
    )}
  </ul>`;
}

/** The windows in which nobody gets another release, now and to come. */
export const freezeList = (freezes: readonly Freeze[], now: number): Html =>
  html`${freezes.map(
    ({ from, to, why, who }) =>
      html`<div class="card">
        <p><strong>${Date.parse(from) > now ? '将冻结发布' : '发布已冻结'}</strong>：${why}</p>
        <p class="second">${shanghaiTime(from)} 至 ${shanghaiTime(to)}（北京时间） · ${who}</p>
        <p class="second">发布、放大和全量都会被拒绝；回滚和停止灰度不受影响</p>
      </div>`,
  )}`;

export const changeList = (records: readonly ChangeRecord[], now: number): Html =>
  records.length === 0
    ? html`<p class="card">还没有变更记录</p>`
    : html`<ol class="list card">
        ${records.map(
          ({ revision, when, who, change, why, despiteFreeze }) =>
            html`<li>
              <p><strong>${changeInWords(change, 'zh')}</strong></p>
              <p>${why || html`<span class="second">没有写明原因</span>`}</p>
              ${despiteFreeze && html`<p>冻结期间照常发布：${despiteFreeze}</p>`}
              <p class="second">${timeText(when, now)} · ${who} · 第 ${revision} 版</p>
            </li>`,
        )}
      </ol>`;

export function appPage(state: AppStatus, records: readonly ChangeRecord[], errors: Html, seen: Seen): Html {
  const { app, targets } = state;
  return html`<section class="card" aria-labelledby="stable">
      <h2 id="stable">线上版本</h2>
      ${stableText(state, seen)} ${reasons(appLoads(state, seen).stable)} ${canaryCard(state, seen)}
    </section>
    <section class="card" aria-labelledby="rollback">
      <h2 id="rollback">回滚</h2>
      ${targets.length === 0 && html`<p>没有可以回滚到的版本</p>`}
      <div class="actions">
        ${targets.map((version) => actLink(app, 'rollback', version, `回滚到 ${version}`))}
      </div>
    </section>
    ${errors}
    <h2 class="above">变更记录</h2>
    ${changeList(records, seen.now)}`;
}
