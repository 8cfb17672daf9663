/** The style of the ops pages, in TypeScript so that a compiled gateway is one file. */
export const style = `
:root {
  color-scheme: light dark;
  --primary: #2457d6; --text: #1a1c1f; --second: #5f636a; --page: #f5f6f8; --card: #fff; --canary: #fff6e8;
  --line: #e6e8ec; --edge: #8a8f98; --good: #067a3e; --warn: #9a4f05; --bad: #c4261d; --on-colour: #fff;
  font: 16px/1.5 -apple-system, BlinkMacSystemFont, 'PingFang SC', 'Noto Sans SC', 'Microsoft YaHei', 'WenQuanYi Micro Hei', sans-serif;
  color: var(--text); background: var(--page);
}
@media (prefers-color-scheme: dark) {
  :root {
    --primary: #8fb0ff; --text: #eceef1; --second: #a9afb8; --page: #121417; --card: #1e2126; --canary: #33291a;
    --line: #32363d; --edge: #7d848f; --good: #5fd08f; --warn: #f2b366; --bad: #ff8f85; --on-colour: #121417;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 760px; padding: 0 16px 48px; }
header { display: flex; flex-wrap: wrap; align-items: center; padding: 12px 0; }
header > * { margin-right: 12px; line-height: 44px; }
header small { margin-left: auto; }
h1, h2, p { margin: 4px 0; overflow-wrap: anywhere; }
h1 { font-size: 22px; }
h2 { font-size: 17px; }
small, .second { font-size: 14px; color: var(--second); }
a { color: var(--primary); }
ul, ol { margin: 0; padding: 0; list-style: none; }
.above { margin-top: 24px; }
.card { margin: 12px 0 0; padding: 16px; border-radius: 12px; background: var(--card); }
ol.list > li + li { margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line); }
.version { font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums; }
.canary { margin-top: 12px; padding: 12px; border-radius: 8px; background: var(--canary); }
.tag { display: inline-block; padding: 0 8px; border-radius: 4px; font-size: 14px; color: var(--on-colour); background: var(--warn); }
.bad { color: var(--bad); }
.note { margin: 12px 0 0; padding: 12px 16px; border-left: 4px solid var(--good); border-radius: 4px; background: var(--card); }
.note.fail { border-color: var(--bad); }
.actions { display: flex; flex-wrap: wrap; margin: 12px -4px -4px; }
.actions > * { margin: 4px; }
label.check { display: flex; align-items: center; min-height: 44px; }
label.check input { width: 24px; min-height: 24px; margin: 0 8px 0 0; }
label { display: block; margin: 12px 0 4px; font-weight: 600; }
input, select, textarea, button, .button {
  width: 100%; min-height: 44px; padding: 9px 12px; border: 1px solid var(--edge); border-radius: 8px;
  font: inherit; color: inherit; background: var(--card);
}
textarea { min-height: 88px; resize: vertical; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; width: auto; padding: 9px 20px;
  text-decoration: none; cursor: pointer; color: var(--primary); border-color: var(--primary);
}
button.main, .button.main { color: var(--on-colour); background: var(--primary); }
button.danger, .button.danger { color: var(--on-colour); background: var(--bad); border-color: var(--bad); }
button[disabled] { opacity: 0.6; cursor: default; }
:focus { outline: 3px solid var(--primary); outline-offset: 2px; }
`;

/**
 * The script of the ops pages: it keeps a form from being sent twice, refreshes the state, and takes the word that
 * something was done out of the address, so that a reload does not say it again.
 */
export const script = `
(function () {
'use strict';
document.addEventListener('submit', function (event) {
  var button = event.target.querySelector('button');
  setTimeout(function () { button.disabled = true; });
});
window.addEventListener('pageshow', function () {
  document.querySelectorAll('button').forEach(function (button) { button.disabled = false; });
});
if (/[?&]done=/.test(location.search)) history.replaceState(null, '', location.pathname);
var content = document.querySelector('[data-fresh]');
var status = document.getElementById('status');
function isBusy() {
  return document.hidden || (content.contains(document.activeElement) && document.activeElement !== content);
}
function refresh() {
  if (isBusy()) return;
  fetch(content.getAttribute('data-fresh')).then(function (answer) {
    if (!answer.ok) throw new Error();
    return answer.text();
  }).then(function (text) {
    var fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-fresh]');
    if (!fresh || isBusy()) return;
    content.innerHTML = fresh.innerHTML;
    status.textContent = '';
  }).catch(function () {
    status.textContent = '暂时无法更新，显示的是较早的状态';
  });
}
if (content) {
  setInterval(refresh, 15000);
  document.addEventListener('visibilitychange', refresh);
}
})();
`;
