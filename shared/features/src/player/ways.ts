import type { Address } from './streams';

/** How a video is played: through Media Source, as HLS by the engine itself, or as one file. */
export type Way = 'hls.js' | 'hls' | 'mp4';

/** What an engine can do. */
export interface Ability {
  mediaSource: boolean;
  hls: boolean;
}

/** The ways to play an address, the best one first; when one fails the next is tried. */
export function waysOf({ hls, mp4 }: Address, ability: Ability): Way[] {
  const ways: Way[] = [];
  if (hls && ability.mediaSource) ways.push('hls.js');
  if (hls && ability.hls) ways.push('hls');
  if (mp4) ways.push('mp4');
  return ways;
}

/** What this engine can do. iPhones lack Media Source; they play HLS themselves. */
export const abilityOf = (video: HTMLVideoElement): Ability => ({
  mediaSource: 'MediaSource' in window,
  hls: video.canPlayType('application/vnd.apple.mpegurl') !== '',
});
