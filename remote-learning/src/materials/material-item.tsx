import { materialType, type Material } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { IconDoneMark, IconLock, IconTodo } from '../study-weeks/icons';
import { IconText, IconVideo } from './icons';
import css from './material-item.module.css';
import { kindText } from './words';

export interface MaterialItemProps {
  material: Material;
  /** Absent until the material's week opens. */
  to?: string;
}

/** A material in the list of its week. */
export function MaterialItem({ material, to }: MaterialItemProps) {
  const { title, mat_type, cover, is_studied } = material;
  const Kind = mat_type === materialType.video ? IconVideo : IconText;
  const State = !to ? IconLock : is_studied ? IconDoneMark : IconTodo;
  const tone = !to ? css.locked : is_studied ? css.done : css.todo;
  const content = (
    <>
      <span className={css.cover}>
        <Kind />
        {cover ? <img className={css.picture} src={cover} alt="" loading="lazy" onError={hide} /> : null}
        {mat_type === materialType.video ? <span className={css.play} /> : null}
      </span>
      <span className={css.main}>
        <span className={css.title}>{title}</span>
        <span className={css.foot}>
          <span className={css.kind}>{kindText(material)}</span>
          <span className={tone}>
            <State className={css.icon} />
            {!to ? '未开放' : is_studied ? '已学' : '未学'}
          </span>
        </span>
      </span>
    </>
  );
  return (
    <li className={css.item}>
      {to ? (
        <Link className={css.row} to={to}>
          {content}
        </Link>
      ) : (
        <div className={css.row}>{content}</div>
      )}
    </li>
  );
}

/** Hides a picture that does not load, so that the icon under it shows. */
function hide(event: { currentTarget: HTMLImageElement }) {
  event.currentTarget.style.display = 'none';
}
