/** The style of the ops pages, in TypeScript so that a compiled gateway is one file. */
export const style = `
:root {
  --primary: #2457d6;
  --text: #1a1c1f;
  --second: #5f636a;
  --page: #f5f6f8;
  --card: #fff;
  --line: #e6e8ec;
  --edge: #8a8f98;
  --good: #067a3e;
  --warn: #9a4f05;
  --bad: #c4261d;
  font: 16px/1.5 -apple-system, BlinkMacSystemFont, 'PingFang SC', 'Noto Sans SC', 'Microsoft YaHei', 'WenQuanYi Micro Hei', sans-serif;
  color: var(--text);
  background: var(--page);
  -webkit-text-size-adjust: 100%;
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 760px; padding: 0 16px 48px; }
header { display: flex; flex-wrap: wrap; align-items: center; padding: 12px 0; }
header > * { margin-right: 12px; }
header a { min-height: 44px; display: flex; align-items: center; }
header form { margin: 0 0 0 auto; }
h1 { margin: 8px 0 4px; font-size: 22px; line-height: 1.35; overflow-wrap: anywhere; }
h2 { margin: 0 0 4px; font-size: 17px; line-height: 1.4; overflow-wrap: anywhere; }
p { margin: 4px 0; overflow-wrap: anywhere; }
small, .second { font-size: 14px; color: var(--second); }
a { color: var(--primary); }
ul, ol { margin: 0; padding: 0; list-style: none; }
.above { margin-top: 24px; }
.card { margin: 12px 0 0; padding: 16px; border-radius: 12px; background: var(--card); }
ol.list > li { padding: 12px 0; border-top: 1px solid var(--line); }
ol.list > li:first-child { border-top: 0; }
ol.card { margin-top: 8px; padding: 4px 16px; }
.version { font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums; }
.canary { margin-top: 12px; padding: 12px; border-radius: 8px; background: #fff6e8; }
.tag { display: inline-block; padding: 0 8px; border-radius: 4px; font-size: 14px; color: #fff; background: var(--warn); }
.good { color: var(--good); }
.bad { color: var(--bad); }
.note { margin: 12px 0 0; padding: 12px 16px; border-left: 4px solid var(--good); border-radius: 4px; background: var(--card); }
.note.fail { border-color: var(--bad); }
.actions { display: flex; flex-wrap: wrap; margin: 12px -4px -4px; }
.actions > * { margin: 4px; }
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
button.main, .button.main { color: #fff; background: var(--primary); }
button.danger, .button.danger { color: #fff; background: var(--bad); border-color: var(--bad); }
button.plain { padding: 9px 12px; color: var(--second); border-color: transparent; background: none; }
button[disabled] { opacity: 0.6; cursor: default; }
:focus { outline: 3px solid #9db8f5; outline-offset: 2px; }
h1:focus { outline: 0; }
dl { margin: 8px 0 0; }
dt { font-size: 14px; color: var(--second); }
dd { margin: 0 0 8px; overflow-wrap: anywhere; }
`;
