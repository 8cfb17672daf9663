import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address within the suite. */
  to: string;
  /** Whether the page takes the place of this one in the history. */
  replace?: boolean;
}

/** A link to another page of the suite. React Router's own brings 3 KB for prefetching on a server, which is not here. */
export function Link({ to, replace, target, onClick, children, ...rest }: LinkProps) {
  const go = useLinkClickHandler(to, { replace, target });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={follow}>
      {children}
    </a>
  );
}
