import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { FILES_AT_ONCE } from '../files-at-once';
import { isLoaded } from '../repository/places';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Whether files of this kind are published compressed. */
const isCompressible = (path: string): boolean =>
  /\.(?:css|html|ico|js|json|m3u8|mjs|svg|ttf|txt|wasm|xml)$/i.test(path);

/** A smaller response fits one packet even without compression. */
const WORTHWHILE = 1024;

/** The smallest brotli of a text. */
export const brotli = (body: Buffer): Promise<Buffer> =>
  brotliOf(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** The smallest gzip of a text. */
export const gzipped = (body: Buffer): Promise<Buffer> =>
  gzipOf(body, { level: constants.Z_BEST_COMPRESSION });

/** Adds `.br` and `.gz` beside each file that pages load and that they make smaller. */
export async function withCompressed(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  const worthwhile = [...files].filter(
    ([path, body]) => isLoaded(path) && isCompressible(path) && body.length >= WORTHWHILE,
  );
  const compress = async ([path, body]: [string, Buffer]) => {
    const forms = { br: await brotli(body), gz: await gzipped(body) };
    for (const [ending, form] of Object.entries(forms)) {
      if (form.length < body.length * 0.95) all.set(`${path}.${ending}`, form);
    }
  };
  await pMap(worthwhile, compress, FILES_AT_ONCE);
  return all;
}
