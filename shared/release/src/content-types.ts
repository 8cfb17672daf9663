const text = (type: string) => `${type}; charset=utf-8`;

// mime-types gives SVG and XML no charset, and knows types that nginx/mime.conf, which must agree, does not.
const compressible: Record<string, string> = {
  css: text('text/css'),
  html: text('text/html'),
  ico: 'image/x-icon',
  js: text('text/javascript'),
  json: text('application/json'),
  m3u8: 'application/vnd.apple.mpegurl',
  mjs: text('text/javascript'),
  svg: text('image/svg+xml'),
  ttf: 'font/ttf',
  txt: text('text/plain'),
  wasm: 'application/wasm',
  xml: text('application/xml'),
};

const others: Record<string, string> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  map: text('application/json'),
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

const extensionOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase();

/** Whether files with this extension are published compressed. */
export const isCompressible = (path: string): boolean => extensionOf(path) in compressible;

/** The media type of a file, by its extension. */
export function contentTypeOf(path: string): string {
  const extension = extensionOf(path);
  return compressible[extension] ?? others[extension] ?? 'application/octet-stream';
}
