import { limit, type Sharpness, type VideoLine, type VideoStream } from '@suite/api';

/** Where a video is, in each of the forms in which it is served. */
export interface Address {
  hls: string;
  mp4: string;
}

/** A host that serves the streams, as the learner chooses it (线路). */
export interface Mirror {
  name: string;
  host: string;
}

/** The mirrors that are offered; if the provider names none, the page's own origin serves. */
export const mirrorsOf = (videoLines: readonly VideoLine[] = []): Mirror[] =>
  videoLines.length > 0
    ? videoLines.slice(0, limit.videoLines).map(({ name, host }) => ({ name, host }))
    : [{ name: '默认线路', host: '' }];

function resolved(path: string, host: string, page: string): string {
  if (!path) return '';
  try {
    return new URL(path, new URL(host, page)).href;
  } catch {
    return new URL(path, page).href;
  }
}

/** A stream's addresses on a mirror. */
export const addressOf = ({ hls, mp4 }: Address, { host }: Mirror, page: string): Address => ({
  hls: resolved(hls, host, page),
  mp4: resolved(mp4, host, page),
});

/** The stream of that sharpness, else the first one. */
export const streamOf = (streams: readonly VideoStream[], sharpness: Sharpness): VideoStream | undefined =>
  streams.find((stream) => stream.sharpness === sharpness) ?? streams[0];
