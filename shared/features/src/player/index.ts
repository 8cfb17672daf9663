export { Player, type PlayerProps } from './player';
export { VideoPlayer, type VideoPlayerProps } from './video-player';
export type { After, PlayerControl, Watch } from './types';
export { createShelf, type Shelf } from './shelf';
export type { RecordKind } from './outbox';
export { useRestart } from './use-restart';
export { useReports } from './use-reports';
export { isAtEnd } from './resume';
export { VideoRow, type VideoRowProps } from './video-row';
