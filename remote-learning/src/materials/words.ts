import { materialType, type Material } from '@suite/api';

/** How long a video is, as a list shows it: `2:05`. */
export const playingText = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${`0${whole % 60}`.slice(-2)}`;
};

/** What a material is and how long it takes. */
export function kindText({ mat_type, duration }: Pick<Material, 'mat_type' | 'duration'>): string {
  if (mat_type === materialType.video) return duration > 0 ? `视频 · ${playingText(duration)}` : '视频';
  return duration > 0 ? `图文 · 约\u00a0${Math.max(1, Math.round(duration / 60))}\u00a0分钟` : '图文';
}
