import { Empty, Page, Spoken, type EmptyProps } from '@suite/ui/base';
import { ButtonLink } from './button-link';

export interface EmptyPageProps extends Pick<EmptyProps, 'scene'> {
  /** The page's name, for a screen reader. */
  title: string;
  /** Why there is nothing. */
  text: string;
  /** The way on. */
  action: string;
  to: string;
}

/** A whole page that has nothing to show for its address: it says why, and leads on. */
export function EmptyPage({ title, scene, text, action, to }: EmptyPageProps) {
  return (
    <Page tone="white">
      <Spoken as="h1">{title}</Spoken>
      <Empty scene={scene} text={text} action={<ButtonLink to={to}>{action}</ButtonLink>} />
    </Page>
  );
}
