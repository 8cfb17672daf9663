const older = (version: string, floor: number[]) => {
  const parts = version.split(/[._]/).map(Number);
  for (let i = 0; i < floor.length; i++) {
    const difference = (parts[i] || 0) - (floor[i] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/** The oldest versions on which the suite runs. */
export const floors: { what: string; version: RegExp; floor: number[]; advice: string }[] = [
  {
    what: '微信',
    // On a desktop and for companies it numbers its versions in other ways.
    version: /^(?!.*(?:WindowsWechat|MacWechat|wxwork)).*MicroMessenger\/(\d+(?:\.\d+)*)/i,
    floor: [7, 0, 12],
    advice: '请在微信「我 › 设置 › 关于微信」中更新到最新版本。',
  },
  {
    what: 'iOS 系统',
    version: /(?:iPhone|iPad|iPod).* OS (\d+(?:_\d+)*)/,
    floor: [10, 3],
    advice: '请在「设置 › 通用 › 软件更新」中升级系统。',
  },
  {
    what: 'Android 系统',
    version: /Android (\d+(?:\.\d+)*)/,
    floor: [5],
    advice: '请在「设置 › 系统更新」中升级系统，或换一部手机打开。',
  },
];

/** What is too old on this device, and what the learner can do about it. */
export interface Outdated {
  what: string;
  advice: string;
}

/** The first part of the device that is below the supported versions. */
export function outdated(userAgent: string, hasEngineFeatures: boolean): Outdated | undefined {
  const [first] = floors.filter(({ version, floor }) => {
    const found = version.exec(userAgent);
    return found && older(found[1] as string, floor);
  });
  if (first || hasEngineFeatures) return first;
  return { what: '浏览器内核', advice: '请更新系统自带的浏览器组件（WebView），或用最新版浏览器打开。' };
}
