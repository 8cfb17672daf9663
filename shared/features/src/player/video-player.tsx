import { useCall, userDetail, type PlayableVideo, type Video, type VideoRecord } from '@suite/api';
import { platform, useSession } from '@suite/kernel';
import { useOwner } from '@suite/kernel/records';
import { useCover } from '@suite/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MaterialMark } from '../material-marks';
import {
  elsewhereOf,
  later,
  latestPlace,
  putReport,
  startOf,
  waitingReport,
  watchReports,
  type RecordKind,
  type Watch,
} from '../watch-reports';
import { placeOf } from './places';
import { Player, type PlayerProps } from './player';
import { SyncNote } from './sync-note';

export interface VideoPlayerProps extends Pick<
  PlayerProps,
  'autoPlay' | 'after' | 'control' | 'failure' | 'onReload' | 'onEnded'
> {
  /** Without streams the player waits for them. */
  video: Video & Partial<PlayableVideo>;
  /** The second at which it starts, if the learner has asked for one. */
  from?: number;
  /** Where its reports go; absent for a video that the server does not record. */
  record?: RecordKind;
  /** Is marked as studied when the provider says that the video is watched. */
  material?: MaterialMark;
  /** Takes the provider's answer to a report, which may arrive when another video plays already, or the page is left. */
  onRecord?: (record: VideoRecord) => void;
}

/** A video of the product: it goes on where the learner stopped, and reports to the provider how far they are. */
export function VideoPlayer({ video, from, record, material, onRecord, onEnded, ...rest }: VideoPlayerProps) {
  const { v_id, video_name, cover, duration, streams } = video;
  const owner = useOwner();
  const { line } = useSession();
  const { data: detail } = useCall(userDetail, undefined, { enabled: !!owner && line === 'learner' });
  const heard = useHeard(v_id, onRecord);

  const isReady = streams !== undefined;
  const told = { position: video.position ?? 0, record_time: video.record_time ?? null };
  // The start is fixed when a video opens: reports that are sent while it plays must not move it.
  const opening = useMemo(() => {
    if (!record) return { known: told, start: startOf(told, duration, placeOf(owner, v_id).read()) };
    const known = latestPlace(owner, v_id, told);
    return { known, start: startOf(known, duration, waitingReport(owner, v_id, known)) };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [v_id, isReady]);
  // What waits here was watched here: only the position of another device is asked about.
  const isAlone = !record || !isReady || waitingReport(owner, v_id) !== undefined;
  const there = later(told, heard?.v_id === v_id ? heard : undefined);
  const known = latestPlace(owner, v_id, opening.known);
  const elsewhere = isAlone ? undefined : elsewhereOf(there, known, duration);

  function keep({ position, watched }: Watch) {
    const base = later(known, there).record_time ?? '';
    if (!record) placeOf(owner, v_id).save({ position, base });
    else if (owner) putReport(owner, { kind: record, v_id, position, watched, base, material });
  }

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
        onProgress={keep}
        onEnded={() => {
          platform().track.study('video-ended', { v_id });
          onEnded?.();
        }}
      />
      {record ? <SyncNote owner={owner} /> : null}
    </>
  );
}

/** The server's latest answer to a report of a video that this player has played, also after the page was left. */
function useHeard(v_id: number, onRecord: VideoPlayerProps['onRecord']): VideoRecord | undefined {
  const owner = useOwner();
  const listen = useRef(onRecord);
  const played = useRef(new Set<number>());
  const [heard, setHeard] = useState<VideoRecord>();
  useEffect(() => {
    listen.current = onRecord;
    played.current.add(v_id);
  });
  useEffect(() => {
    const own = played.current;
    let isLeft = false;
    const endIfAnswered = () => {
      if (!Array.from(own).some((one) => waitingReport(owner, one))) off();
    };
    const off = watchReports.onSent((_, told) => {
      if (told && own.has(told.v_id)) {
        setHeard(told);
        listen.current?.(told);
      }
      if (isLeft) endIfAnswered();
    });
    return () => {
      isLeft = true;
      // The player makes its last report as it is left, after this.
      queueMicrotask(endIfAnswered);
    };
  }, [owner]);
  return heard;
}
