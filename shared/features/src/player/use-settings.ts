import { useState } from 'react';
import { keepSettings, readSettings, type Settings } from './settings';

/** How a learner likes to watch; a change is kept for the videos to come. */
export function useSettings(owner: number | string): [Settings, (next: Settings) => void] {
  const [settings, setSettings] = useState(() => readSettings(owner));
  const change = (next: Settings) => {
    setSettings(next);
    keepSettings(owner, next);
  };
  return [settings, change];
}
