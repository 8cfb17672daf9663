import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useResolvedPath } from 'react-router-dom';
import { useNavigate } from './hooks';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address within the suite. */
  to: string;
  /** Whether the page takes the place of this one in the history. */
  replace?: boolean;
}

/** Whether the browser itself has to follow a click: to another window, or by a key for that. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target?: string) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (!!target && target !== '_self');

/** A link to another page of the suite. React Router's own brings 3 KB for prefetching on a server, which is not here. */
export function Link({ to, replace, target, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const there = createPath(useResolvedPath(to));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, target)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? here === there });
  };
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={follow}>
      {children}
    </a>
  );
}
