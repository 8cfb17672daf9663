import Compressor from 'compressorjs';

/** Pixels of a photo as it is sent: twice what is printed. */
const WIDTH = 600;
const HEIGHT = 800;

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
export const shrinkPhoto = (file: File): Promise<string> =>
  new Promise<Blob>((resolve, reject) => {
    new Compressor(file, {
      width: WIDTH,
      height: HEIGHT,
      resize: 'cover',
      mimeType: 'image/jpeg',
      quality: 0.86,
      strict: false,
      checkOrientation: true,
      success: resolve,
      error: reject,
    });
  }).then(readAddress);
