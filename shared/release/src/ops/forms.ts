import { html, type Html } from './html';
import type { Act } from './acts';
import type { AppState } from './operations';
import type { Session } from './session';

/** The form to log in. */
export const loginForm = (who = ''): Html =>
  html`<form class="card" method="post" action="/ops/login">
    <label for="who">您的姓名</label>
    <input id="who" name="who" value="${who}" required maxlength="20" autocomplete="name" />
    <small id="who-help">会写进变更记录</small>
    <label for="token">口令</label>
    <input id="token" name="token" type="password" required autocomplete="current-password" />
    <div class="actions"><button class="main">登录</button></div>
  </form>`;

/** The form that shows what an action would change, and asks for the reason. */
export function confirmForm(
  { path, button, danger, describe, fields }: Act,
  { state, to, session }: { state: AppState; to: string; session: Session },
): Html {
  const facts = describe(state, to);
  return html`<form class="card" method="post" action="/ops/apps/${state.app}/${path}">
    <dl>
      <dt>应用</dt>
      <dd>${state.app}</dd>
      ${facts.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    <input type="hidden" name="form" value="${session.formToken}" />
    <input type="hidden" name="from" value="${state.version}" />
    <input type="hidden" name="to" value="${to}" />
    ${fields}
    <label for="why">原因</label>
    <textarea id="why" name="why" required maxlength="200"></textarea>
    <div class="actions">
      <button class="${danger ? 'danger' : 'main'}">${button}</button>
      <a class="button" href="/ops/apps/${state.app}">取消</a>
    </div>
  </form>`;
}
