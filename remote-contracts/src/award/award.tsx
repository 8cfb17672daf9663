import { lazyPiece, Piece } from '@suite/ui';
import css from './award.module.css';
import type { Award } from './draw-award';

const picture = lazyPiece(() => import(/* webpackChunkName: "award-picture" */ './award-picture'));

/** The picture of an award; what draws it is loaded when a page shows one. */
export function AwardOnPaper({ award }: { award: Award }) {
  return (
    <Piece
      of={picture}
      failed="证书图片没有加载出来，请再试一次"
      skeleton={<div className={award.isSample ? css.sample : css.paper} />}
    >
      {({ AwardPicture }) => <AwardPicture award={award} />}
    </Piece>
  );
}
