import type { Problem } from '../problems';

/** What a developer can do in the overlay. */
export interface OverlayActs {
  open: (problem: Problem) => void;
  close: () => void;
}

const style = `
:host { all: initial; }
.sheet { position: fixed; z-index: 2147483647; top: 0; right: 0; bottom: 0; left: 0; overflow: auto;
  padding: 16px; background: rgba(16, 19, 26, 0.94); color: #e6e8ec;
  font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; text-align: left; }
header { display: flex; justify-content: space-between; align-items: center; color: #ff8d85; font-size: 15px; }
button { border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
.close { width: 44px; height: 44px; font-size: 22px; }
.place { padding: 8px 0; color: #8ab4ff; text-align: left; text-decoration: underline; word-break: break-all; }
section { margin-top: 12px; padding: 8px 12px; border-left: 3px solid #ff8d85; background: #1d2230; }
pre { margin: 0; white-space: pre-wrap; word-break: break-word; font: inherit; }
`;

const isChinese = /^zh/i.test(navigator.language);
const words = isChinese
  ? { title: (count: number) => `${count} 个问题`, close: '关闭' }
  : { title: (count: number) => `${count} problem${count === 1 ? '' : 's'}`, close: 'Close' };

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

const placeOf = ({ file, line, column }: Problem) => [file, line, column].filter(Boolean).join(':');

let host: HTMLElement | undefined;

function shut(event: KeyboardEvent) {
  if (event.key === 'Escape') host?.shadowRoot?.querySelector<HTMLElement>('.close')?.click();
}

/** Covers the page with these problems, or uncovers it when there are none. */
export function drawOverlay(problems: readonly Problem[], { open, close }: OverlayActs): void {
  host?.remove();
  removeEventListener('keydown', shut);
  if (problems.length === 0) return;
  host = make('div', '');
  host.id = 'suite-problems';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = make('div', 'sheet');
  sheet.setAttribute('role', 'alertdialog');
  sheet.setAttribute('aria-label', words.title(problems.length));
  const head = make('header', '', words.title(problems.length));
  const button = make('button', 'close', '×');
  button.setAttribute('aria-label', words.close);
  button.onclick = close;
  head.append(button);
  sheet.append(head);
  for (const problem of problems) {
    const section = make('section', '');
    if (problem.file) {
      const link = make('button', 'place', placeOf(problem));
      link.onclick = () => open(problem);
      section.append(link);
    }
    section.append(make('pre', '', problem.message));
    sheet.append(section);
  }
  root.append(make('style', '', style), sheet);
  document.body.append(host);
  addEventListener('keydown', shut);
}
