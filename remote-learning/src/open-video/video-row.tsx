import type { Video } from '@suite/api';
import type { ReactNode } from 'react';
import { Cover, CoverRow } from '@suite/ui';
import { clockText } from '../player';
import css from './open-video.module.css';

interface VideoRowProps {
  video: Video;
  /** It is the one in the player. */
  isHere?: boolean;
  /** Under the name: who speaks, when. */
  children?: ReactNode;
  onChoose: () => void;
}

/** A video of a list, with its picture. */
export function VideoRow({ video, isHere, children, onChoose }: VideoRowProps) {
  return (
    <button
      type="button"
      className={`${css.row} ${isHere ? css.here : ''}`}
      aria-current={isHere || undefined}
      onClick={onChoose}
    >
      <CoverRow
        cover={
          <>
            <Cover className={css.cover} src={video.cover} loading="lazy" />
            <span className={css.length}>{clockText(video.duration)}</span>
          </>
        }
      >
        <span className={css.name}>{video.video_name}</span>
        <span className={css.meta}>{isHere ? '当前视频' : children}</span>
      </CoverRow>
    </button>
  );
}
