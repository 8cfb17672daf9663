import { useEffect, useRef } from 'react';

/** A reference to the value of the latest render, for effects that do not begin anew with it. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
