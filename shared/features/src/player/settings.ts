import { sharpness, type Sharpness } from '@suite/api';
import { days, defineRecord, type LearnerId } from '@suite/kernel/records';
import { speeds, type Speed } from './speed';

/** How a learner likes to watch. */
export interface Settings {
  speed: Speed;
  sharpness: Sharpness;
  /** Place of the mirror among those that are offered. */
  mirror: number;
}

export const standard: Settings = { speed: 1, sharpness: sharpness.SD, mirror: 0 };

/** The settings in a kept value; what is missing or unknown there is as for a new learner. */
export function settingsOf(value: unknown): Settings {
  const kept = (value ?? {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    speed: speeds.find((speed) => speed === kept.speed) ?? standard.speed,
    sharpness: kept.sharpness === sharpness.HD ? sharpness.HD : standard.sharpness,
    mirror: kept.mirror === 1 ? 1 : standard.mirror,
  };
}

const settingsRecords = defineRecord<Settings>({
  kind: 'player',
  version: 1,
  owner: 'learner',
  personal: false,
  expires: days(365),
  read: settingsOf,
});

/** The settings of a learner, or of a visitor. */
export const settingsRecord = (owner: LearnerId | undefined) => settingsRecords.of(owner ?? 'device');
