import type { causePictures } from '../../icons/cause-pictures';
import { later } from '../../later';
import css from './state.module.css';

/** Why there is nothing to show. */
export type Cause = keyof typeof causePictures;

const usePictures = later(
  () => import(/* webpackChunkName: "cause-pictures" */ '../../icons/cause-pictures'),
);

/** The picture of a cause. Its place is kept while it is loaded, and given up if it cannot be. */
export function CausePicture({ cause }: { cause: Cause }) {
  const late = usePictures(true);
  if (late === null) return null;
  return (
    <div className={css.picture} aria-hidden="true">
      {late?.causePictures[cause]}
    </div>
  );
}
