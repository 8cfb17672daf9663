import { type PlayableVideo, type Video, type VideoRecord } from '@suite/api';
import { platform } from '@suite/kernel';
import { useCover } from '@suite/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RecordKind } from './outbox';
import { placesOf } from './places';
import { Player, type PlayerProps } from './player';
import { elsewhereOf, later, startOf } from './resume';
import { SyncNote } from './sync-note';
import type { MaterialOfVideo } from './types';
import { useReports } from './use-reports';

export interface VideoPlayerProps extends Pick<
  PlayerProps,
  'autoPlay' | 'after' | 'control' | 'failure' | 'onReload' | 'onEnded'
> {
  /** Without streams the player waits for them. */
  video: Video & Partial<PlayableVideo>;
  /** The second at which it starts, if the learner has asked for one. */
  from?: number;
  /** Where its reports go; absent for a video that the provider does not record. */
  record?: RecordKind;
  /** Is marked as studied when the provider says that the video is watched. */
  material?: MaterialOfVideo;
  /** Takes the provider's answer to a report, which may arrive when another video plays already, or the page is left. */
  onRecord?: (record: VideoRecord) => void;
}

/** A video of the product: it goes on where the learner stopped, and reports to the provider how far they are. */
export function VideoPlayer({ video, from, record, material, onRecord, onEnded, ...rest }: VideoPlayerProps) {
  const { v_id, video_name, cover, duration, streams } = video;
  const { owner, login, detail, outbox } = useReports();
  const listen = useRef(onRecord);
  const played = useRef(new Set<number>());
  const [heard, setHeard] = useState<VideoRecord>();
  useEffect(() => {
    listen.current = onRecord;
    played.current.add(v_id);
  });

  useEffect(() => {
    const flush = () => void outbox.flush();
    const own = played.current;
    let isLeft = false;
    const endIfAnswered = () => {
      if (![...own].some((one) => outbox.waiting(one))) off();
    };
    const off = outbox.onRecord((told) => {
      if (own.has(told.v_id)) {
        setHeard(told);
        listen.current?.(told);
      }
      if (isLeft) endIfAnswered();
    });
    flush();
    window.addEventListener('online', flush);
    return () => {
      isLeft = true;
      // The player makes its last report as it is left, after this.
      queueMicrotask(endIfAnswered);
      window.removeEventListener('online', flush);
    };
  }, [outbox]);

  // A login that has run out is renewed while the page stays.
  useEffect(() => {
    if (login === 'in') void outbox.flush();
  }, [outbox, login]);

  const isReady = streams !== undefined;
  const told = { position: video.position ?? 0, record_time: video.record_time ?? null };
  // The start is fixed when a video opens: reports that are sent while it plays must not move it.
  const opening = useMemo(() => {
    if (!record) return { known: told, start: startOf(told, duration, placesOf(owner).of(v_id)) };
    const known = outbox.latest(v_id, told);
    return { known, start: startOf(known, duration, outbox.waiting(v_id)) };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [v_id, isReady]);
  // What waits here was watched here: only the place of another device is asked about.
  const isAlone = !record || !isReady || outbox.waiting(v_id) !== undefined;
  const there = later(told, heard?.v_id === v_id ? heard : undefined);
  const elsewhere = isAlone ? undefined : elsewhereOf(there, outbox.latest(v_id, opening.known), duration);

  return (
    <>
      <Player
        {...rest}
        id={v_id}
        title={video_name}
        streams={streams}
        mirrors={detail?.videoLines}
        poster={useCover(cover, { title: video_name, seed: v_id })}
        duration={duration}
        position={from ?? opening.start}
        elsewhere={elsewhere}
        owner={owner}
        onProgress={(watch) =>
          record ? outbox.add(record, v_id, watch, material) : placesOf(owner).keep(v_id, watch.position)
        }
        onEnded={() => {
          platform().track.study('video-ended', { v_id });
          onEnded?.();
        }}
      />
      {record ? <SyncNote outbox={outbox} /> : null}
    </>
  );
}
