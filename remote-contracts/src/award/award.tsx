import { lazyPiece, Piece } from '@suite/ui';
import type { Award } from './draw-award';

const picture = lazyPiece(() => import(/* webpackChunkName: "award-picture" */ './award-picture'));

/** The picture of an award; what draws it is loaded when a page shows one. */
export function AwardOnPaper({ award }: { award: Award }) {
  return (
    <Piece of={picture} failed="证书图片加载失败，点击重试">
      {({ AwardPicture }) => <AwardPicture award={award} />}
    </Piece>
  );
}
