import { links } from '@suite/kernel/links';
import { ButtonLink } from '@suite/ui';

/** The way on after binding: to the special course if it is bought, else home. */
export const StudyLink = ({ isBought }: { isBought: boolean }) => (
  <ButtonLink block to={isBought ? links.zckLesson() : links.home()}>
    {isBought ? '去学习' : '返回个人中心'}
  </ButtonLink>
);
