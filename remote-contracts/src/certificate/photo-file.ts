/** The shorter and the longer side that a photo must have at least, to be printed sharply. */
const SHORT = 300;
const LONG = 400;
/** Larger files make old phones run out of memory. */
const LARGEST = 20 * 1024 * 1024;

const sizeOf = (file: File) =>
  new Promise<{ width: number; height: number } | undefined>((resolve) => {
    const address = URL.createObjectURL(file);
    const image = new Image();
    const end = (size?: { width: number; height: number }) => {
      URL.revokeObjectURL(address);
      resolve(size);
    };
    image.onload = () => end({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => end();
    image.src = address;
  });

/** What is wrong with a file as a photo; undefined when it can be used. */
export async function photoProblem(file: File, measure = sizeOf): Promise<string | undefined> {
  if (!/^image\//.test(file.type)) return '这不是照片，请选择 JPG 或 PNG 图片';
  if (file.size > LARGEST) return '照片太大，请选择 20 MB 以内的照片';
  const size = await measure(file);
  if (!size) return '这张照片打不开，请换一张 JPG 或 PNG 图片';
  const { width, height } = size;
  if (Math.min(width, height) < SHORT || Math.max(width, height) < LONG) {
    return `照片只有 ${width}×${height} 像素，打印会模糊，请选择至少 ${SHORT}×${LONG} 像素的照片`;
  }
  return undefined;
}
