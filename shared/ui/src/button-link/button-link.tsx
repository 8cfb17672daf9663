import { buttonClass, type ButtonLook } from '@suite/ui/base';
import { PageLink, type PageLinkProps } from '../page-link/page-link';

export interface ButtonLinkProps extends ButtonLook, Pick<PageLinkProps, 'to' | 'label' | 'children'> {}

/** A link to another page that looks like a button. Like every `PageLink` it is absent while no app has the page. */
export function ButtonLink({ to, label, children, ...look }: ButtonLinkProps) {
  return (
    <PageLink
      className={buttonClass(look)}
      to={to}
      label={label}
      isNextStep={(look.type ?? 'primary') === 'primary'}
    >
      {children}
    </PageLink>
  );
}
