import type { ManagePurchase } from '@suite/api';
import { ButtonLink } from '@suite/ui';
import { Empty } from '@suite/ui/base';
import { editionFor, editions } from '../edition';

/** Why there are no lessons: the course is not bought, or they are being prepared. */
export function NoLessons({ is_purchase, edition }: ManagePurchase) {
  const { hub } = editions[editionFor(edition)];
  const back = <ButtonLink to={hub()}>返回管理课程</ButtonLink>;
  return is_purchase ? (
    <Empty text="礼仪课正在准备，上线后会放在这里" action={back} />
  ) : (
    <Empty text="购买管理课程后可以学习礼仪课" action={back} />
  );
}
