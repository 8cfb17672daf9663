import { lazyPiece } from '@suite/ui';
import type { Address } from './streams';
import type { Way } from './ways';

/** Seconds that are kept before and after the current place. */
const BUFFER = 30;

/** Takes an address out of a video element again. */
export type Detach = () => void;

const engine = lazyPiece(() => import(/* webpackChunkName: "hls" */ 'hls.js/light'));

/** Fetches the HLS engine before the learner asks for it. */
export const prefetchHls = (): void => void engine.load().catch(() => undefined);

function attachHls(video: HTMLVideoElement, address: string, start: number, onFail: () => void): Detach {
  let isOver = false;
  let detach = () => {};
  const begin = async () => {
    const { default: Hls } = await engine.load();
    if (isOver) return;
    if (!Hls.isSupported()) return onFail();
    const hls = new Hls({
      // A worker would need a script of its own, which no integrity hash protects, to repack streams that are fMP4 already.
      enableWorker: false,
      startPosition: start > 0 ? start : -1,
      maxBufferLength: BUFFER,
      // Without a limit an hour of video stays in the memory of a small phone.
      backBufferLength: BUFFER,
    });
    let isRecovered = false;
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return;
      if (type !== Hls.ErrorTypes.MEDIA_ERROR || isRecovered) return onFail();
      isRecovered = true;
      hls.recoverMediaError();
    });
    detach = () => hls.destroy();
    hls.loadSource(address);
    hls.attachMedia(video);
  };
  begin().catch(() => isOver || onFail());
  return () => {
    isOver = true;
    detach();
  };
}

function attachFile(video: HTMLVideoElement, address: string, onFail: () => void): Detach {
  video.addEventListener('error', onFail);
  video.src = address;
  return () => {
    video.removeEventListener('error', onFail);
    video.removeAttribute('src');
    video.load();
  };
}

/** Puts an address into a video element in one of the ways; `onFail` is called if that way cannot play it. */
export const attach = (
  video: HTMLVideoElement,
  way: Way,
  address: Address,
  start: number,
  onFail: () => void,
): Detach =>
  way === 'hls.js'
    ? attachHls(video, address.hls, start, onFail)
    : attachFile(video, way === 'hls' ? address.hls : address.mp4, onFail);
