import { platform } from '@suite/kernel';
import { Link } from '@suite/kernel/router';
import type { ReactNode } from 'react';

export interface PageLinkProps {
  to: string;
  className?: string;
  /** The step that the page offers next: its page may be fetched before it is asked for. */
  isNextStep?: boolean;
  children: ReactNode;
}

/** A link to a page of any app. Apps are released on their own: while none has the page, the link is not shown. */
export function PageLink({ to, className, isNextStep, children }: PageLinkProps) {
  if (!platform().hasPage(to)) return null;
  return (
    <Link className={className} to={to} data-next-step={isNextStep || undefined}>
      {children}
    </Link>
  );
}
