import type { Video } from '@suite/api';
import type { After } from '@suite/features/player';

/** What the player offers at the end of a video of a list: the one that follows it there. */
export function afterIn(
  list: readonly Video[] | undefined,
  { v_id }: Pick<Video, 'v_id'>,
  choose: (v_id: number) => void,
): After | undefined {
  const at = list?.findIndex((one) => one.v_id === v_id) ?? -1;
  const next = at < 0 ? undefined : list?.[at + 1];
  return next && { title: next.video_name, action: '播放下一个', onAction: () => choose(next.v_id) };
}
