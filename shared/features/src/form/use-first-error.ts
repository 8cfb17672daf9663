import { useEffect, useRef } from 'react';

const WRONG = '[aria-invalid="true"], [role="alert"]';
const CONTROL = 'input:enabled, textarea:enabled, button:enabled, [tabindex="0"]';

/** The control that an error is about. An input is marked; a choice has only the error text below it. */
function controlOf(wrong: HTMLElement, form: HTMLElement): HTMLElement {
  if (wrong.matches('input, textarea')) return wrong;
  for (let at: HTMLElement | null = wrong; at && form.contains(at); at = at.parentElement) {
    const control = at.querySelector<HTMLElement>('input:checked') ?? at.querySelector<HTMLElement>(CONTROL);
    if (control) return control;
  }
  return wrong;
}

/** Leads to the first wrong field after each refused attempt; goes on the element around the fields. */
export function useFirstError(attempts: number) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wrong = attempts > 0 && form.current?.querySelector<HTMLElement>(WRONG);
    if (!wrong || !form.current) return;
    wrong.scrollIntoView({ block: 'center' });
    controlOf(wrong, form.current).focus({ preventScroll: true });
  }, [attempts]);
  return form;
}
