import type { Video } from '@suite/api';
import type { ReactNode } from 'react';
import { durationText } from '@suite/kernel/time';
import { Cover, CoverRow } from '@suite/ui';
import css from './video-row.module.css';

export interface VideoRowProps {
  video: Video;
  /** It is in the player now. */
  isHere?: boolean;
  /** Words under the name: the speaker, the day. */
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
            <Cover
              className={css.cover}
              src={video.cover}
              title={video.video_name}
              seed={video.v_id}
              loading="lazy"
              isBadged
            />
            <span className={css.length}>{durationText(video.duration)}</span>
          </>
        }
      >
        <span className={css.name}>{video.video_name}</span>
        <span className={css.meta}>{isHere ? '当前视频' : children}</span>
      </CoverRow>
    </button>
  );
}
