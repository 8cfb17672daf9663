import type { KeyboardEvent } from 'react';

const TEXTS = ['text', 'tel', 'email', 'password']
  .map((type) => `input[type=${type}]:enabled`)
  .concat('textarea:enabled')
  .join();

/**
 * Enter leads to the next field of the form, and after the last one it closes the keyboard of the phone, which covers
 * the button. It never sends: the key is hit too easily.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  // With Enter a Chinese keyboard also takes the word that is being composed.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const field = event.currentTarget;
  const form = field.closest('[role="dialog"], main') ?? document.body;
  const fields = Array.from(form.querySelectorAll<HTMLElement>(TEXTS));
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
