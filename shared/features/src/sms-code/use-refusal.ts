import { REFUSED, refusalOf } from '@suite/api';
import { isCallError } from '@suite/kernel';
import { useState } from 'react';

/** What the provider said of a code, or of sending one. */
export interface Refusal {
  /** To be shown at the field; '' when nothing was refused. */
  words: string;
  /** Wraps a call so that its refusal is kept; `lostWords` is kept when no answer comes. */
  keeping: <Params, Data>(
    call: (params: Params) => Promise<Data>,
    lostWords?: string,
  ) => (params: Params) => Promise<Data>;
  /** Forgets the words, because the learner has changed what they were about. */
  clear: () => void;
}

/** Keeps a refusal that a toast has shown: the toast is gone before the learner has compared the digits. */
export function useRefusal(): Refusal {
  const [words, setWords] = useState('');
  return {
    words,
    keeping:
      (call, lostWords = '') =>
      async (params) => {
        setWords('');
        try {
          return await call(params);
        } catch (error) {
          const refusal = refusalOf(error);
          if (refusal) setWords(refusal.text || REFUSED);
          else if (isCallError(error, 'service')) setWords(lostWords);
          throw error;
        }
      },
    clear: () => setWords(''),
  };
}
