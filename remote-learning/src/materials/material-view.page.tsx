import { materialDefinition, materialType, useCall, type MaterialDetail } from '@suite/api';
import { VideoSkeleton } from '@suite/features/player';
import { links } from '@suite/kernel/links';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { EmptyPage, RichText, useEndReached, useForward } from '@suite/ui';
import { Page, Skeleton, Spoken } from '@suite/ui/base';
import { useRef } from 'react';
import { IconEye } from './icons';
import { materialEditions, materialLink, sharedEdition, type MaterialEdition } from './material-edition';
import { MaterialVideo } from './material-video';
import css from './material-view.module.css';
import { neighboursOf, type Neighbours } from './neighbours';
import { ReadingEnd } from './reading-end';
import { useStudied, type StudiedState } from './use-studied';
import { kindText } from './words';

interface MaterialViewProps {
  /** `video` and `reformVideo` are the pages whose address says that the material is a video. */
  edition: keyof typeof materialEditions | 'video' | 'reformVideo';
}

/** One material, to be read or to be watched. */
export default function MaterialViewPage({ edition: name }: MaterialViewProps) {
  const { preview, weekId, materialId } = useParams();
  const line = useSearchParams()[0].get('line');
  const week_id = Number(weekId);
  const material_id = Number(materialId);
  if (!(week_id > 0 && material_id > 0)) {
    return (
      <EmptyPage
        title="资料详情"
        text="没有找到这份资料，它可能已经下架"
        action="返回个人中心"
        to={links.home()}
      />
    );
  }
  return (
    <Opened
      key={material_id}
      edition={
        name === 'video' ? sharedEdition(line) : materialEditions[name === 'reformVideo' ? 'reform' : name]
      }
      week_id={week_id}
      material_id={material_id}
      preview={!!preview}
      isVideo={name === 'video' || name === 'reformVideo'}
    />
  );
}

interface OpenedProps {
  edition: MaterialEdition;
  week_id: number;
  material_id: number;
  preview: boolean;
  isVideo: boolean;
}

const hasVideo = ({ mat_type, video_info }: MaterialDetail) =>
  mat_type === materialType.video && !!video_info;

/** Reads the text as a preview, which does not mark it as studied; reaching its end does. */
function Opened({ edition, week_id, material_id, preview, isVideo }: OpenedProps) {
  const query = useCall(edition.info, { week_id, material_id, preview: 1 });
  // The streams are read at the same time as the material.
  useCall(materialDefinition, { material_id }, { enabled: isVideo });
  const list = useCall(edition.list, undefined);
  const around = neighboursOf(list.data ?? [], material_id);
  const { state, mark } = useStudied(
    { edition: edition.name, week_id, material_id },
    !!around.self?.is_studied,
  );
  // A task leads to a material without knowing that it is a video, which has a page that may be turned.
  const found = query.data;
  const to = found && !isVideo && !preview && hasVideo(found) ? materialLink(edition, found) : undefined;
  useForward(to);
  return (
    <Page tone="white">
      {query.data ? null : <Spoken as="h1">资料详情</Spoken>}
      {preview ? (
        <p className={css.preview} role="note">
          <IconEye className={css.icon} />
          预览中，不会记为已学
        </p>
      ) : null}
      <Loaded
        query={to ? { ...query, data: undefined } : query}
        skeleton={isVideo ? <VideoSkeleton /> : <Skeleton rows={8} />}
      >
        {(material) => (
          <Shown
            edition={edition}
            material={{ ...material, week_id, material_id }}
            around={around}
            isListed={!list.isPending}
            preview={preview}
            state={state}
            onStudied={() => {
              if (!preview) mark();
            }}
          />
        )}
      </Loaded>
    </Page>
  );
}

interface ShownProps {
  edition: MaterialEdition;
  material: MaterialDetail;
  around: Neighbours;
  /** Its neighbours are known. */
  isListed: boolean;
  preview: boolean;
  state: StudiedState;
  onStudied: () => void;
}

function Shown({ edition, material, around, isListed, preview, state, onStudied }: ShownProps) {
  const { title, week_name, content } = material;
  const isVideo = hasVideo(material);
  const end = useRef<HTMLDivElement>(null);
  useEndReached(end, () => {
    if (!isVideo) onStudied();
  });
  return (
    <article>
      {isVideo ? (
        <MaterialVideo
          edition={edition}
          material={material}
          around={around}
          preview={preview}
          isStudied={state === 'studied'}
        />
      ) : null}
      <div className={css.words}>
        <header className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.meta}>{week_name}</p>
          {/* Its line keeps its place until the list says what kind it is. */}
          {around.self || !isListed ? (
            <p className={css.meta}>{around.self ? kindText(around.self) : '\u00a0'}</p>
          ) : null}
        </header>
        {isVideo && content ? <h2 className={css.about}>内容简介</h2> : null}
        <RichText html={content} />
      </div>
      <div ref={end}>
        <ReadingEnd
          edition={edition}
          around={isListed ? around : undefined}
          preview={preview}
          state={state}
          isVideo={isVideo}
        />
      </div>
    </article>
  );
}
