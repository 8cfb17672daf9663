/** The drawing calls of a test, in order. */
export interface Drawn {
  texts: string[];
  pictures: string[];
  /** Addresses of pictures that do not load. */
  broken: Set<string>;
}

const widthOf = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2000 ? 0.5 : 1), 0);

/**
 * Stands in for the canvas and the pictures that jsdom lacks. A Chinese character is as wide as its font is
 * high, any other half as wide. Call it before each test; `jest.restoreAllMocks` removes it.
 */
export function fakeCanvas(): Drawn {
  Object.assign(globalThis, { Path2D: class {} });
  const drawn: Drawn = { texts: [], pictures: [], broken: new Set() };
  const context: Record<string, unknown> = { font: '10px sans-serif' };
  const known: Record<string, unknown> = {
    measureText: (text: string) => ({
      width: widthOf(text) * Number(/(\d+)px/.exec(String(context.font))?.[1]),
    }),
    fillText: (text: string) => drawn.texts.push(text),
    drawImage: (image: HTMLImageElement) => drawn.pictures.push(image.getAttribute('src') ?? ''),
    createLinearGradient: () => ({ addColorStop() {} }),
  };
  const pen = new Proxy(context, {
    get: (target, name: string) => known[name] ?? target[name] ?? (() => undefined),
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((() => pen) as unknown as HTMLCanvasElement['getContext']);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockImplementation(() => `data:image/png;base64,${btoa(encodeURIComponent(drawn.texts.join('|')))}`);
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    address: string,
  ) {
    this.setAttribute('src', address);
    queueMicrotask(() => (drawn.broken.has(address) ? this.onerror?.('') : this.onload?.(new Event('load'))));
  });
  return drawn;
}
