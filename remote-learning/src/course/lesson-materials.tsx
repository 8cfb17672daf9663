import { materialType, type VideoInfo } from '@suite/api';
import { Loaded, type LoadedQuery } from '@suite/features/loaded';
import { Cell, Empty, Skeleton, Spoken } from '@suite/ui/base';
import { materialLink, type MaterialEdition } from '../materials/material-edition';
import { IconFilm, IconText } from './icons';

interface LessonMaterialsProps {
  info: LoadedQuery<VideoInfo>;
  edition: MaterialEdition;
}

/** The study materials of a lesson. */
export function LessonMaterials({ info, edition }: LessonMaterialsProps) {
  return (
    <Loaded query={info} skeleton={<Skeleton rows={3} />}>
      {({ material_list }) =>
        material_list.length === 0 ? (
          <Empty text="本节没有配套资料" />
        ) : (
          <>
            <Spoken as="h2">本节资料</Spoken>
            {material_list.map((material) => (
              <Cell
                key={material.material_id}
                icon={material.mat_type === materialType.video ? <IconFilm /> : <IconText />}
                title={material.title}
                label={material.mat_type === materialType.video ? '视频资料' : '图文资料'}
                to={materialLink(edition, material)}
              />
            ))}
          </>
        )
      }
    </Loaded>
  );
}
