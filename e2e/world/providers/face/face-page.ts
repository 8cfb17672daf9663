import { backLink, escaped } from '../page';

const REFUSED = '摄像头权限被拒绝。请在系统设置中允许使用摄像头，再重新打开。';

/** Shows the camera where there is one, and says why there is none. */
const script = `
  const say = (text) => { document.getElementById('words').textContent = text; };
  const devices = navigator.mediaDevices;
  if (!devices || !devices.getUserMedia) say('当前环境无法使用摄像头，可直接选择核验结果。');
  else devices.getUserMedia({ video: { facingMode: 'user' } }).then(
    (stream) => { document.getElementById('video').srcObject = stream; },
    (error) => say(error.name === 'NotAllowedError' ? '${REFUSED}' : '没有可用的摄像头，可直接选择核验结果。'),
  );
`;

const outcome = (state: string, words: string, look: string) =>
  `<button name="answer" value="${state}" class="${look}">${words}</button>`;

/** What the page says of a check. */
export interface FacePage {
  name: string;
  failures: number;
  left: number;
  back: URL;
}

/** A face check that may be tried: the camera, and buttons for the outcomes. */
export function facePage({ name, failures, left, back }: FacePage): string {
  const masked = name.replace(/.(?=.)/gsu, '*');
  const failed = failures > 0 ? `<p role="alert">核验未通过，还可以再试 ${left} 次。</p>` : '';
  return (
    `<p>请 ${escaped(masked)} 本人正对屏幕，保持光线充足。</p>` +
    `<div class="preview"><video id="video" autoplay muted playsinline aria-label="摄像头画面"></video></div>` +
    failed +
    `<p>这里不做真实的人脸比对，请选择一个结果。</p>` +
    `<form method="post">${outcome('passed', '核验通过', '')}${outcome('failed', '核验不通过', 'plain')}` +
    `${outcome('camera', '模拟摄像头被拒绝', 'plain')}</form>` +
    // It comes late, and must not move the buttons under a finger.
    `<p id="words" aria-live="polite"></p>` +
    `${backLink(back, '暂不核验')}<script>${script}</script>`
  );
}

/** The page after the camera was refused; this does not count as a try. */
export const refusedCamera = (back: URL): string =>
  `<p role="alert">${REFUSED}</p><form><button>重新打开摄像头</button></form>${backLink(back, '暂不核验')}`;
