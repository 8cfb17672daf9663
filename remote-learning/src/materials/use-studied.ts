import { homeworkList, reformHomeworkList, userDetail } from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import { useRef, useState } from 'react';
import type { MaterialEdition } from './material-edition';

/** Whether a material counts as studied. */
export type StudiedState = 'unread' | 'saving' | 'failed' | 'studied';

interface MaterialId {
  week_id: number;
  material_id: number;
}

/**
 * Tells the provider once that a text was read to its end; that a video was watched goes along with its reports. Lists
 * that show the material are then read again.
 */
export function useStudied(
  { list, info }: MaterialEdition,
  { week_id, material_id }: MaterialId,
  before: boolean,
) {
  const client = useQueryClient();
  const [state, setState] = useState<StudiedState>('unread');
  const told = useRef(false);
  const isFirst = () => {
    if (told.current || before) return false;
    told.current = true;
    return true;
  };
  const settle = () => {
    setState('studied');
    platform().track.study('material', { material_id });
    for (const { path } of [list, homeworkList, reformHomeworkList, userDetail]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
  };
  const mark = async () => {
    if (!isFirst()) return;
    setState('saving');
    try {
      await info({ week_id, material_id, preview: 0 });
      settle();
    } catch {
      told.current = false;
      setState('failed');
    }
  };
  return {
    state: before ? 'studied' : state,
    mark,
    /** Takes that the provider has marked it. */
    marked() {
      if (isFirst()) settle();
    },
  } as const;
}
