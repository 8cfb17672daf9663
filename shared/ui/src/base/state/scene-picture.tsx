import { later } from '../../later';
import type { scenes } from './scenes';
import css from './state.module.css';

/** What a page is about that has nothing to show. */
export type SceneName = keyof typeof scenes;

const useScenes = later(() => import(/* webpackChunkName: "scenes" */ './scenes'));

/** The picture of an empty page. Its place is kept while it is loaded, and given up if it cannot be. */
export function ScenePicture({ scene }: { scene: SceneName }) {
  const late = useScenes(true);
  return late === null ? null : (
    <svg className={css.picture} viewBox="0 0 280 210" aria-hidden="true" focusable="false">
      {late?.scenes[scene]}
    </svg>
  );
}
