import { say } from '@suite/build/say';
import { currentChromium, oldChromium } from './chromium';
import type { EngineOffer } from './engine';
import { wpeLacks, wpeWebKit } from './wpe/wpe-webkit';

/** The engines of the table, the newest first. */
export const offers: readonly EngineOffer[] = [
  { name: say({ en: 'Chromium today', zh: 'Chromium 当前' }), launch: currentChromium },
  { name: 'Chromium 78', launch: () => oldChromium(78) },
  { name: 'Chromium 66', launch: () => oldChromium(66) },
  { name: 'WPE WebKit', lacks: wpeLacks, launch: wpeWebKit },
];
