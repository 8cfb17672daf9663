import { materialDefinition, queryOf, useCall, type MaterialDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { useRestart, VideoPlayer } from '@suite/features/player';
import { materialLink, type MaterialEdition } from './material-edition';
import css from './material-view.module.css';
import type { Neighbours } from './neighbours';

export interface MaterialVideoProps {
  edition: MaterialEdition;
  material: MaterialDetail;
  around: Neighbours;
  preview: boolean;
  isStudied: boolean;
}

/** The video of a material. It counts as studied when the provider says that it was watched, as lessons do. A preview leaves no record, and the next material is offered at its end. */
export function MaterialVideo({ edition, material, around, preview, isStudied }: MaterialVideoProps) {
  const { week_id, material_id, title, video_info } = material;
  const streams = useCall(materialDefinition, { material_id });
  const restart = useRestart();
  const { next } = around;
  if (!video_info) return null;
  return (
    <div className={css.player}>
      <VideoPlayer
        video={{ ...video_info, video_name: title, streams: streams.data }}
        record={preview ? undefined : 'other'}
        material={isStudied ? undefined : { edition: edition.name, week_id, material_id }}
        onReload={() => restart(queryOf(materialDefinition, { material_id }))}
        failure={streams.error && !streams.data ? { onRetry: streams.refetch } : undefined}
        after={
          next && {
            title: next.title,
            action: '下一份资料',
            onAction: () => platform().navigate(materialLink(edition, next, preview), { replace: true }),
          }
        }
      />
    </div>
  );
}
