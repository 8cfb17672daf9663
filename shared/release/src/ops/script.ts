/**
 * The script of the ops pages: it keeps a form from being sent twice, refreshes the state, and takes the word that
 * something was done out of the address, so that a reload does not say it again. Without it everything works, but the
 * state changes only on a reload.
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
  fetch(content.getAttribute('data-fresh'), { credentials: 'same-origin' }).then(function (answer) {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  }).then(function (text) {
    var fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-fresh]');
    if (!fresh || isBusy()) return;
    content.innerHTML = fresh.innerHTML;
    status.textContent = '';
  }).catch(function (error) {
    var isOut = error.message === '401';
    status.textContent = isOut ? '登录已失效，请刷新页面重新登录' : '暂时无法更新，显示的是较早的状态';
  });
}
if (content) {
  setInterval(refresh, 15000);
  document.addEventListener('visibilitychange', refresh);
}
})();
`;
