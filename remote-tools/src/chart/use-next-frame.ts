import { useEffect, useState } from 'react';

/**
 * A value that follows a frame later. A tap is answered by what is drawn at once; texts, and the layout that they
 * cause, would make that frame too long on a slow phone. A page in the background draws no frame and waits.
 */
export function useNextFrame<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callback runs before it is painted, a timer set in it afterwards.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
