import { useEffect, useRef } from 'react';

/** Leads to the first wrong field after each refused attempt to send; goes on the element around the fields. */
export function useFirstError<Element extends HTMLElement>(attempts: number) {
  const form = useRef<Element>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    wrong?.scrollIntoView({ block: 'center' });
    if (wrong?.matches('input, textarea')) wrong.focus({ preventScroll: true });
  }, [attempts]);
  return form;
}
