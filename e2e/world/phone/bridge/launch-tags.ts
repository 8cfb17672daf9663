import { sheet } from './sheet';

const names: Record<string, string> = {
  'wx-open-launch-weapp': '小程序',
  'wx-open-launch-app': 'App',
};

/** The messenger's tags that open a mini-program or an app: they draw the template that they contain. */
export function defineLaunchTags(): void {
  for (const [tag, what] of Object.entries(names)) {
    customElements.define(
      tag,
      class extends HTMLElement {
        connectedCallback() {
          // The content is there once the parser is past the element.
          setTimeout(() => this.#draw());
        }

        #draw() {
          if (this.shadowRoot) return;
          const template = this.querySelector<HTMLElement>('template, script[type="text/wxtag-template"]');
          const shadow = this.attachShadow({ mode: 'open' });
          shadow.innerHTML = template?.innerHTML || template?.textContent || '';
          shadow.addEventListener('click', () => void this.#launch());
          this.dispatchEvent(new CustomEvent('ready', { bubbles: true }));
        }

        async #launch() {
          const opened = await sheet(`<h2>即将打开${what}</h2>`, [
            { words: '允许', look: 'main', choose: () => true },
            { words: '取消', choose: () => false },
          ]);
          const detail = opened ? {} : { errMsg: 'launch:fail' };
          this.dispatchEvent(new CustomEvent(opened ? 'launch' : 'error', { bubbles: true, detail }));
        }
      },
    );
  }
}
