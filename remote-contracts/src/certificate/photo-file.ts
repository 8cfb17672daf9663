/** A photo must have at least so many pixels when it is cut, to be printed sharply. */
const WIDTH = 300;
const HEIGHT = 400;
/** Larger files make old phones run out of memory. */
const LARGEST = 20 * 1024 * 1024;

/** What is left of a photo when its middle is cut to the certificate's shape, 3 by 4. */
export const cutSize = ({ width, height }: { width: number; height: number }) => ({
  width: Math.round(Math.min(width, (height * 3) / 4)),
  height: Math.round(Math.min(height, (width * 4) / 3)),
});

export const sizeOf = (file: File) =>
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
  const { width, height } = cutSize(size);
  return width < WIDTH || height < HEIGHT
    ? `照片裁成证件照后只有 ${width}×${height} 像素，打印会模糊，请选择更清晰的照片`
    : undefined;
}
