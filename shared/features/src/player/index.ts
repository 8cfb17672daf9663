export { Player, type PlayerProps } from './player';
export { VideoPlayer, type VideoPlayerProps } from './video-player';
export type { After, PlayerControl } from './types';
export { useRestart } from './use-restart';
export { ChaptersSkeleton, VideoListSkeleton, VideoSkeleton } from './video-skeleton';
export { VideoRow, type VideoRowProps } from './video-row';
export { isAtEnd } from '../watch-reports';
