import { Begin, Broken, Buffering, Elsewhere, Ended, type RescueProps } from './cards';
import type { PlaybackState } from './playback-state';
import type { After } from './types';

interface CurrentCardProps {
  state: PlaybackState;
  /** Its streams are known. */
  isReady: boolean;
  /** Why there are no streams. */
  failure?: { text?: string };
  rescue: RescueProps;
  after?: After;
  /** Nothing else of the page is seen. */
  isAlone: boolean;
  /** The second at which the learner was on another device, as long as it is to be asked. */
  there?: number;
  onPlay: () => void;
  onGoOn: (from: number) => void;
}

/** The one card over the picture: what is wrong, what it waits for, what comes next, or the button that plays. */
export function CurrentCard({
  state,
  isReady,
  failure,
  rescue,
  after,
  isAlone,
  there,
  onPlay,
  onGoOn,
}: CurrentCardProps) {
  const { phase, isWaiting, isEnded, isPlaying, time } = state;
  if (failure || phase === 'failed') return <Broken text={failure?.text} {...rescue} />;
  if (!isReady || (isWaiting && !isEnded)) return <Buffering {...rescue} />;
  if (there !== undefined && !isPlaying) return <Elsewhere there={there} here={time} onGoOn={onGoOn} />;
  if (isEnded) return <Ended after={after} hasAction={isAlone || !after?.isBelow} onReplay={onPlay} />;
  return isPlaying ? null : <Begin from={time} isBegun={phase !== 'idle'} onPlay={onPlay} />;
}
