import { platform } from '@suite/kernel';
import { Link } from '@suite/kernel/router';
import type { ReactNode } from 'react';

export interface PageLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page of any app. Apps come and go by themselves: while none has that page, there is no link. */
export function PageLink({ to, className, children }: PageLinkProps) {
  if (!platform().hasPage(to)) return null;
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
