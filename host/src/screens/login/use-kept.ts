import { useState } from 'react';

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** A text that a reload and a look at another page leave as it was. */
export function useKept(name: string): [string, (text: string) => void] {
  const key = `suite.typed.${name}`;
  const [text, setText] = useState(() => stored(key));
  const keep = (next: string) => {
    setText(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {
      return;
    }
  };
  return [text, keep];
}
