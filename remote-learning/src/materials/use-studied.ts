import { markId, materialMarks, putMark, type MaterialMark } from '@suite/features/material-marks';
import { platform } from '@suite/kernel';
import { useOwner, useUnsent } from '@suite/kernel/records';
import { useEffect, useState } from 'react';

/**
 * Whether a material counts as studied. `waiting`: it was read, and the server is told when the network is back;
 * `refused`: the server does not take it for now, and it is tried again.
 */
export type StudiedState = 'unread' | 'saving' | 'waiting' | 'refused' | 'studied';

/**
 * Tells the server once that a text was read to its end; that a video was watched goes along with its reports. What
 * cannot be told now goes out later, from any page.
 */
export function useStudied(mark: MaterialMark, before: boolean) {
  const owner = useOwner();
  const id = markId(mark);
  const [isSent, setSent] = useState(false);
  const waiting = useUnsent(materialMarks, owner).find((unsent) => unsent.id === id);
  const { material_id } = mark;
  useEffect(
    () =>
      materialMarks.onSent((unsent) => {
        if (unsent.id !== id) return;
        setSent(true);
        platform().track.study('material', { material_id });
      }),
    [id, material_id],
  );

  function state(): StudiedState {
    if (before || isSent) return 'studied';
    if (!waiting) return 'unread';
    if (waiting.refused) return 'refused';
    return waiting.isLate ? 'waiting' : 'saving';
  }

  return {
    state: state(),
    mark() {
      if (owner && !before && !isSent && !waiting) putMark(owner, mark);
    },
  };
}
