import { useOwner, useRecord } from '@suite/kernel/records';
import { settingsRecord, standard, type Settings } from './settings';

/** How whoever watches likes to; a change is kept for the videos to come. */
export function useSettings(): [Settings, (next: Settings) => void] {
  const [settings = standard, save] = useRecord(settingsRecord(useOwner()));
  return [settings, save];
}
