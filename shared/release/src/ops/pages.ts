import type { AuditLine } from '../registry/audit';
import { isFailing, tallyOf, type ReleaseTally } from '../events/event-counts';
import type { Witnesses } from '../events/voices';
import type { RampProgress } from '../events/watch-ramps';
import { changeInWords } from './change-in-words';
import { html, type Html } from './html';
import { byNeed, isCanaryWorse } from './need';
import type { AppState, Moment } from './operations';
import { rampActs, rampOf } from './ramp';
import { ago, clock, rateOf } from './words';

/** What the pages show beside the apps' versions. */
export interface Seen {
  now: number;
  /** The loads in pages in the last hour. */
  tallies: readonly ReleaseTally[];
  /** How far each ramp has come, by app. */
  ramps: ReadonlyMap<string, RampProgress>;
  /** From how many addresses each canary was seen to fail, by app. */
  witnesses: ReadonlyMap<string, Witnesses>;
}

const time = (iso: string, now: number) =>
  html`<time datetime="${iso}">${clock(iso)}</time>，${ago(iso, now)}`;

const since = (moment: Moment | undefined, seen: Seen) =>
  moment && html`<p class="second">${time(moment.when, seen.now)} · ${moment.who}</p>`;

/** The reasons of failures, the most frequent first. */
function reasonsOf(seen: Seen, app: string, version: string, canary: boolean): Html | undefined {
  const codes = seen.tallies
    .filter((one) => one.app === app && one.version === version && one.canary === canary)
    .flatMap((one) => Object.entries(one.codes))
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5);
  if (codes.length === 0) return undefined;
  return html`<p class="second">
    失败原因：${codes.map(([code, times]) => `${code} ${times} 次`).join('，')}
  </p>`;
}

/** Why a canary that fails goes on: too few addresses have told of it. */
function goesOn(witnesses: Witnesses | undefined): Html | undefined {
  if (!witnesses || witnesses.seen >= witnesses.needed) return undefined;
  return html`<p>
    没有自动停止：计入判断的失败来自 ${witnesses.seen} 个地址，要有 ${witnesses.needed}
    个。确认有问题，请停止灰度。
  </p>`;
}

function canaryOf(state: AppState, seen: Seen): Html | undefined {
  const { app, canary } = state;
  if (!canary) return undefined;
  const tally = tallyOf(seen.tallies, app, canary.version, true);
  const worse = isCanaryWorse(state, seen.tallies);
  const button = (act: string, look: string | false, text: string) =>
    html`<a class="button ${look}" href="/ops/apps/${app}/${act}">${text}</a>`;
  const promote = button('promote', !worse && 'main', '全量发布');
  const stop = button('stop', worse && 'danger', '停止灰度');
  return html`<div class="canary">
    <p><span class="tag">灰度 ${canary.percent}%</span> <strong>${canary.version}</strong></p>
    <p class="${worse && 'bad'}">${rateOf(tally)}</p>
    ${reasonsOf(seen, app, canary.version, true)} ${worse && goesOn(seen.witnesses.get(app))}
    ${since(canary.since, seen)} ${rampOf(canary, seen.ramps.get(app))}
    <div class="actions">${worse && stop} ${rampActs(app, canary)} ${promote} ${!worse && stop}</div>
  </div>`;
}

function stableOf({ app, version, since: moment }: AppState, seen: Seen): Html {
  const tally = tallyOf(seen.tallies, app, version, false);
  return html`<p class="version">${version}</p>
    <p class="${isFailing(tally) && 'bad'}">${rateOf(tally)}</p>
    ${since(moment, seen)}`;
}

/** The list of apps, those that need a look first. */
export function appList(apps: readonly AppState[], seen: Seen): Html {
  return html`<ul class="list">
    ${byNeed(apps, seen.tallies).map(
      (state) =>
        html`<li class="card">
          <h2>${state.app}</h2>
          ${stableOf(state, seen)}
          <div class="actions">
            <a class="button" href="/ops/apps/${state.app}">回滚与记录<span hidden>：${state.app}</span></a>
          </div>
          ${canaryOf(state, seen)}
        </li>`,
    )}
  </ul>`;
}

function changeOf({ revision, when, who, what, why }: AuditLine, now: number): Html {
  return html`<p><strong>${changeInWords(what)}</strong></p>
    <p>${why || html`<span class="second">没有写明原因</span>`}</p>
    <p class="second">${time(when, now)} · ${who} · 第 ${revision} 版</p>`;
}

/** The last change of the suite: a canary may have stopped by itself. */
export const lastChange = (line: AuditLine | undefined, now: number): Html | undefined =>
  line &&
  html`<section class="card" aria-labelledby="last">
    <h2 id="last">最近一次变更</h2>
    ${changeOf(line, now)}
  </section>`;

/** The last changes. */
export function changes(lines: readonly AuditLine[], now: number): Html {
  if (lines.length === 0) return html`<p class="card">还没有变更记录</p>`;
  return html`<ol class="list card">
    ${lines.map((line) => html`<li>${changeOf(line, now)}</li>`)}
  </ol>`;
}

/** The page of one app: its versions, the form to roll it back, its errors and its changes. */
export function appPage(
  state: AppState,
  { lines, errors, seen }: { lines: readonly AuditLine[]; errors: Html; seen: Seen },
): Html {
  const { app, version, targets } = state;
  return html`<section class="card" aria-labelledby="stable">
      <h2 id="stable">线上版本</h2>
      ${stableOf(state, seen)} ${reasonsOf(seen, app, version, false)} ${canaryOf(state, seen)}
    </section>
    <section class="card" aria-labelledby="rollback">
      <h2 id="rollback">回滚</h2>
      ${
        targets.length === 0
          ? html`<p>没有可以回滚到的版本</p>`
          : html`<form method="get" action="/ops/apps/${app}/rollback">
              <label for="to">回滚到</label>
              <select id="to" name="to">
                ${targets.map((target) => html`<option>${target}</option>`)}
              </select>
              <div class="actions"><button class="danger">下一步</button></div>
            </form>`
      }
    </section>
    ${errors}
    <h2 class="above">变更记录</h2>
    ${changes(lines, seen.now)}`;
}
