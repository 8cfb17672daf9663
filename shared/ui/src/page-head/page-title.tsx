import { useLayoutEffect, useState } from 'react';
import { Spoken } from '@suite/ui/base';

export interface PageTitleProps {
  children: string;
  className?: string;
}

/** The page's heading. Where the bar over the page says the same words, they are only spoken. */
export const PageTitle = (props: PageTitleProps) => <Titled key={props.children} {...props} />;

function Titled({ children, className }: PageTitleProps) {
  const [inBar, setInBar] = useState(() => document.title === children);
  // The host sets the bar's title when the page has been made for the first time, before it is seen.
  useLayoutEffect(() => setInBar(document.title === children), [children]);
  return inBar ? <Spoken as="h1">{children}</Spoken> : <h1 className={className}>{children}</h1>;
}
