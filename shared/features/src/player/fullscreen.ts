/** The names of full screen in the engines; iPhones have it for the video element only. */
interface FullDocument {
  fullscreenElement?: Element | null;
  webkitFullscreenElement?: Element | null;
  exitFullscreen?: () => Promise<void>;
  webkitExitFullscreen?: () => void;
}

interface FullElement {
  requestFullscreen?: () => Promise<void>;
  webkitRequestFullscreen?: () => void;
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
}

interface Turnable {
  orientation?: { lock?: (to: string) => Promise<void> };
}

export const fullscreenEvents = ['fullscreenchange', 'webkitfullscreenchange'] as const;

const ignore = () => undefined;

/** The element that fills the screen. */
export function fullscreenElement(): Element | null {
  const page: FullDocument = document;
  return page.fullscreenElement ?? page.webkitFullscreenElement ?? null;
}

export function enterFullscreen(box: FullElement, video: FullElement): void {
  const { orientation }: Turnable = window.screen as Turnable;
  const turn = () => void orientation?.lock?.('landscape').catch(ignore);
  if (box.requestFullscreen) void box.requestFullscreen().then(turn, ignore);
  else if (box.webkitRequestFullscreen) box.webkitRequestFullscreen();
  else video.webkitEnterFullscreen?.();
}

export function leaveFullscreen(): void {
  const page: FullDocument = document;
  if (page.exitFullscreen) void page.exitFullscreen().catch(ignore);
  else page.webkitExitFullscreen?.();
}

/** Leaves the player of an iPhone, which shows the video alone: what the page says at the end is behind it. */
export function leaveOwnPlayer(video: FullElement): void {
  if (video.webkitDisplayingFullscreen) video.webkitExitFullscreen?.();
}
