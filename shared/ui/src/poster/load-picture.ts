/** A picture that has not loaded after this time counts as failed. */
const LIMIT_MS = 10_000;

/** Whether a picture is on another site, whose server must then allow the page to read it (CORS). */
export function isForeign(address: string, here: string): boolean {
  const { origin, protocol } = new URL(address, here);
  return protocol !== 'data:' && protocol !== 'blob:' && origin !== new URL(here).origin;
}

/** Loads a picture for drawing. */
export function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const fail = () => reject(new Error('a picture of the poster did not load'));
    const timer = setTimeout(fail, LIMIT_MS);
    image.onload = () => {
      clearTimeout(timer);
      resolve(image);
    };
    image.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    if (isForeign(address, window.location.href)) image.crossOrigin = 'anonymous';
    image.src = address;
  });
}
