import { buttonClass, type ButtonLook } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { PageLink } from './page-link';

export interface ButtonLinkProps extends ButtonLook {
  to: string;
  children: ReactNode;
}

/** A link to another page that looks like a button. Like every `PageLink` it is absent while no app has the page. */
export function ButtonLink({ to, children, ...look }: ButtonLinkProps) {
  return (
    <PageLink className={buttonClass(look)} to={to} isNextStep={(look.type ?? 'primary') === 'primary'}>
      {children}
    </PageLink>
  );
}
