/** Which system the phone runs; the portal sets the cookie. */
export const system: 'android' | 'ios' = /(?:^|; )world_system=ios/.test(document.cookie) ? 'ios' : 'android';

const webView = {
  android:
    'Mozilla/5.0 (Linux; Android 13; V2230 Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
};

/** How each context names itself. */
export const agents = {
  messenger: {
    android: `${webView.android} MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    ios: `${webView.ios} MicroMessenger/8.0.48(0x18003029) NetType/WIFI Language/zh_CN`,
  },
  browser: {
    android:
      'Mozilla/5.0 (Linux; Android 13; V2230) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36',
    ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  },
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129',
  app: { android: `${webView.android} LearnApp/5.2.0`, ios: `${webView.ios} LearnApp/5.2.0` },
};

/** Makes the browser name itself as that device does. */
export function nameDevice(agent: string | { android: string; ios: string }): void {
  const desktop = typeof agent === 'string';
  const values: Record<string, string> = {
    userAgent: desktop ? agent : agent[system],
    platform: desktop ? 'Win32' : system === 'ios' ? 'iPhone' : 'Linux armv8l',
  };
  for (const name of Object.keys(values)) {
    Object.defineProperty(navigator, name, { configurable: true, get: () => values[name] });
  }
  if (!desktop) holdUpright();
}

/** The phone's orientation is that of its frame, not of the real screen. */
function holdUpright(): void {
  const type = () => (innerWidth > innerHeight ? 'landscape-primary' : 'portrait-primary');
  Object.defineProperty(screen, 'orientation', { configurable: true, get: () => ({ type: type() }) });
}
