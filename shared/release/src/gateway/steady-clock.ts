/**
 * A clock that begins with the system's time and is never set afterwards: neither a correction of the system's clock
 * nor a wrong one makes a minute longer or shorter.
 */
export const steadyClock = (): (() => number) => {
  const offset = Date.now() - performance.now();
  return () => offset + performance.now();
};
