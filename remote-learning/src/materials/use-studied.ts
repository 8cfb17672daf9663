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

/** Tells the provider once that a material was studied to its end; lists that show it are then read again. */
export function useStudied(
  { list, info }: MaterialEdition,
  { week_id, material_id }: MaterialId,
  before: boolean,
) {
  const client = useQueryClient();
  const [state, setState] = useState<StudiedState>('unread');
  const told = useRef(false);
  const mark = async () => {
    if (told.current || before) return;
    told.current = true;
    setState('saving');
    try {
      await info({ week_id, material_id, preview: 0 });
      setState('studied');
      platform().track.study('material', { material_id });
      for (const { path } of [list, homeworkList, reformHomeworkList, userDetail]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
    } catch {
      told.current = false;
      setState('failed');
    }
  };
  return { state: before ? 'studied' : state, mark } as const;
}
