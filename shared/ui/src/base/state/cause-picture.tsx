import type { ReactNode } from 'react';
import type { causePictures } from '../../icons/cause-pictures';
import { later } from '../../later';

/** Why there is nothing to show. */
export type Cause = keyof typeof causePictures;

const usePictures = later(
  () => import(/* webpackChunkName: "cause-pictures" */ '../../icons/cause-pictures'),
);

interface CausePictureProps {
  cause: Cause;
  /** Shown if the pictures cannot be loaded, and until then. */
  instead?: ReactNode;
}

/** The picture of a cause. Its place is kept while it is loaded. */
export const CausePicture = ({ cause, instead }: CausePictureProps) => (
  <>{usePictures(true)?.causePictures[cause] ?? instead}</>
);
