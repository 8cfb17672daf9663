import { html, type Html } from './html';
import type { Session } from './session';
import type { ListedSession } from './session-book';
import { ago, clock } from './words';

/** Who has logged in, each with a button that ends the session. */
export function sessionList(all: readonly ListedSession[], own: Session, now: number): Html {
  if (all.length === 0) return html`<p class="card">没有记下的登录</p>`;
  return html`<ol class="list card">
    ${all.map(({ id, who, from }) => {
      const time = new Date(from).toISOString();
      return html`<li>
        <p><strong>${who}</strong>${id === own.id && '（当前）'}</p>
        <p class="second"><time datetime="${time}">${clock(time)}</time> 登录，${ago(time, now)}</p>
        <form method="post" action="/ops/sessions/${id}/end">
          <input type="hidden" name="form" value="${own.formToken}" />
          <div class="actions">
            <button class="danger">结束<span hidden>${who} 的登录</span></button>
          </div>
        </form>
      </li>`;
    })}
  </ol>`;
}
