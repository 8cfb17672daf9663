import { useCallback, useRef, useState } from 'react';

/** Private windows and full disks refuse storage; typing goes on without. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** What was kept under a key, if it is what `read` takes for a draft. */
function restore<Draft>(key: string, read: (kept: unknown) => Draft | undefined): Draft | undefined {
  return attempt(() => {
    const text = localStorage.getItem(key);
    return text === null ? undefined : read(JSON.parse(text));
  });
}

/**
 * What a learner types, kept on the device at every change until it is sent. Mount it when the key is
 * known; `read` decides what of a kept text is worth something.
 */
export function useDraft<Draft>(key: string, empty: Draft, read: (kept: unknown) => Draft | undefined) {
  const [draft, setDraft] = useState(() => restore(key, read) ?? empty);
  const latest = useRef(draft);

  const change = useCallback(
    (part: Partial<Draft>) => {
      latest.current = { ...latest.current, ...part };
      setDraft(latest.current);
      attempt(() => localStorage.setItem(key, JSON.stringify(latest.current)));
    },
    [key],
  );
  const forget = useCallback(() => attempt(() => localStorage.removeItem(key)), [key]);
  return { draft, change, forget };
}
