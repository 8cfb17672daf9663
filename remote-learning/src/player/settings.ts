import { sharpness, type Sharpness } from '@suite/api';
import { speeds, type Speed } from './speed';

/** How a learner likes to watch. */
export interface Settings {
  speed: Speed;
  sharpness: Sharpness;
  /** Place of the line among those that are offered. */
  line: number;
}

export const standard: Settings = { speed: 1, sharpness: sharpness.SD, line: 0 };

/** What of a kept value is still a setting; the rest is as for a new learner. */
export function settingsOf(value: unknown): Settings {
  const kept = (value ?? {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    speed: speeds.find((speed) => speed === kept.speed) ?? standard.speed,
    sharpness: kept.sharpness === sharpness.HD ? sharpness.HD : standard.sharpness,
    line: kept.line === 1 ? 1 : standard.line,
  };
}

const keyOf = (owner: number | string) => `suite.player.${owner}`;

export function readSettings(owner: number | string): Settings {
  try {
    return settingsOf(JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null'));
  } catch {
    return standard;
  }
}

export function keepSettings(owner: number | string, settings: Settings): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(settings));
  } catch {
    // They hold for this page then.
  }
}
