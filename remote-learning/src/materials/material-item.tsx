import { materialType, type Material } from '@suite/api';
import { Cover, CoverRow } from '@suite/ui';
import { IconDoneMark, IconLock, IconTodo } from '../study-weeks/icons';
import { ListRow } from '../study-weeks/list-row';
import css from './material-item.module.css';
import { kindText } from './words';

export interface MaterialItemProps {
  material: Material;
  /** Absent until the material's week opens. */
  to?: string;
}

/** A material in the list of its week. */
export function MaterialItem({ material, to }: MaterialItemProps) {
  const { material_id, title, mat_type, cover, is_studied } = material;
  const isVideo = mat_type === materialType.video;
  const State = !to ? IconLock : is_studied ? IconDoneMark : IconTodo;
  const tone = !to ? css.locked : is_studied ? css.done : css.todo;
  return (
    <ListRow className={css.row} to={to}>
      <CoverRow
        cover={
          <>
            <Cover
              className={css.cover}
              src={cover}
              title={title}
              seed={material_id}
              loading="lazy"
              isBadged={isVideo}
            />
            {isVideo ? <span className={css.play} /> : null}
          </>
        }
      >
        <span className={css.title}>{title}</span>
        <span className={css.foot}>
          <span className={css.kind}>{kindText(material)}</span>
          <span className={tone}>
            <State className={css.icon} />
            {!to ? '未开放' : is_studied ? '已学' : '未开始'}
          </span>
        </span>
      </CoverRow>
    </ListRow>
  );
}
