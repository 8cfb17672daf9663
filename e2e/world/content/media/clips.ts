import type { Sharpness, VideoStream } from '@suite/api';
import { media } from './media';

/** The clips that exist: three lessons and a short one of each. Every video of the product plays one of them. */
export type ClipName = 'plan' | 'compound' | 'risk' | 'plan-brief' | 'compound-brief' | 'risk-brief';

/** Seconds, as the files have them. */
export const clipDuration: Record<ClipName, number> = {
  plan: 384,
  compound: 456,
  risk: 328,
  'plan-brief': 16,
  'compound-brief': 16,
  'risk-brief': 8,
};

/** Width and height of each sharpness. */
export const frameSize: Record<Sharpness, readonly [width: number, height: number]> = {
  SD: [640, 360],
  HD: [1280, 720],
};

/** A clip's addresses in both sharpnesses; resolved against a line's host, as the player does it. */
export const streamsOf = (clip: ClipName): VideoStream[] =>
  (['SD', 'HD'] as const).map((sharpness) => ({
    sharpness,
    hls: media(`videos/${clip}/${sharpness.toLowerCase()}/index.m3u8`),
    mp4: media(`videos/${clip}/${sharpness.toLowerCase()}.mp4`),
  }));

/** Both sharpnesses in one playlist, for players that choose themselves. */
export const masterOf = (clip: ClipName): string => media(`videos/${clip}/master.m3u8`);
