import Compressor from 'compressorjs';
import { cutSize, sizeOf } from './photo-file';

/** Most pixels of a photo as it is sent: twice what is printed. A smaller one is not enlarged. */
const WIDTH = 600;

const readAddress = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the photo could not be read'));
    reader.readAsDataURL(file);
  });

/**
 * The middle of a photo in the shape of the certificate's, upright on every engine, as a data address. It is drawn
 * anew, so that the place where it was taken does not leave the device.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  const size = await sizeOf(file);
  const width = size ? Math.min(WIDTH, cutSize(size).width) : WIDTH;
  const photo = await new Promise<Blob>((resolve, reject) => {
    new Compressor(file, {
      width,
      height: Math.round((width * 4) / 3),
      resize: 'cover',
      mimeType: 'image/jpeg',
      quality: 0.86,
      strict: false,
      checkOrientation: true,
      success: resolve,
      error: reject,
    });
  });
  return readAddress(photo);
}
