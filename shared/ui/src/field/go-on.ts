import type { FocusEvent, KeyboardEvent } from 'react';

const TEXTS = ['text', 'tel', 'email', 'password']
  .map((type) => `input[type=${type}]:enabled`)
  .concat('textarea:enabled')
  .join();

/** What Enter does in a field: the next field of its page or sheet, or the button that takes Enter after the last. */
function following(field: HTMLElement): { next?: HTMLElement; button: HTMLElement | null } {
  const form = field.closest('[role="dialog"], main') ?? document.body;
  const fields = Array.from(form.querySelectorAll<HTMLElement>(TEXTS));
  return { next: fields[fields.indexOf(field) + 1], button: form.querySelector('[data-takes-enter]') };
}

/**
 * Enter leads to the next field. After the last one it closes the keyboard of the phone, which covers the page, and
 * presses the button that takes it. Most buttons do not: Enter is hit too easily to pay or to sign with it.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  // With Enter a Chinese keyboard also takes the word that is being composed; Safari tells it by the code 229.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  if (event.repeat) return;
  const field = event.currentTarget;
  const { next, button } = following(field);
  if (next) return next.focus();
  // Left first: a second Enter finds no field, and what the button says about one may lead back into it.
  field.blur();
  button?.click();
}

/** Has the Enter key of the phone say what it does, unless the field itself says it. */
export function nameEnterKey({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  const { next, button } = following(field);
  if (field.getAttribute('enterkeyhint') !== 'search')
    field.setAttribute('enterkeyhint', next ? 'next' : button ? 'go' : 'done');
}
