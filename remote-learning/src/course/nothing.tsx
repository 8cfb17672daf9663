import { places } from '@suite/kernel/places';
import { ButtonLink } from '@suite/ui';
import { Empty, Page, Spoken, type EmptyProps } from '@suite/ui/base';

interface NothingProps {
  /** The page's heading. */
  title: string;
  text: string;
  cause: EmptyProps['cause'];
}

/** The page of a course that the learner does not own, or that is still empty. */
export function Nothing({ title, text, cause }: NothingProps) {
  return (
    <Page tone="white">
      <Spoken as="h1">{title}</Spoken>
      <Empty
        cause={cause}
        text={text}
        action={
          cause === 'notBought' ? (
            <ButtonLink to={places.auditionLesson()}>先试听一节</ButtonLink>
          ) : (
            <ButtonLink to={places.home()}>返回个人中心</ButtonLink>
          )
        }
      />
    </Page>
  );
}
