import { tabStore } from '@suite/kernel';
import { useState } from 'react';

/** Typed text that is still there after a reload or a look at another page. */
export function useKept(name: string): [string, (text: string) => void] {
  const key = `suite.typed.${name}`;
  const [text, setText] = useState(() => tabStore.getText(key) ?? '');
  const keep = (next: string) => {
    setText(next);
    tabStore.setText(key, next);
  };
  return [text, keep];
}
