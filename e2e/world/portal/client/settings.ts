/** What the visitor of the portal has chosen; it outlives a reload. */
export interface Settings {
  person: string;
  context: 'messenger' | 'browser' | 'desktop' | 'app';
  system: 'android' | 'ios';
  width: 375 | 320;
  rotated: boolean;
  signed: boolean;
  route: string;
}

const initial: Settings = {
  person: 'mid-course',
  context: 'messenger',
  system: 'android',
  width: 375,
  rotated: false,
  signed: true,
  route: '/',
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem('world.settings') ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = { ...initial, ...kept() };

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  localStorage.setItem('world.settings', JSON.stringify(settings));
}
