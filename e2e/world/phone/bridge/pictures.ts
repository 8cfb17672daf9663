import { system } from './device';
import { sheet } from './sheet';

const pictures = new Map<string, Blob>();

function pick(count: number): Promise<Blob[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.multiple = count > 1;
    input.onchange = () => resolve([...(input.files ?? [])].slice(0, count));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

/** A photo to try things with. */
function sample(): Promise<Blob[]> {
  const canvas = document.createElement('canvas');
  canvas.width = 1200;
  canvas.height = 900;
  const paint = canvas.getContext('2d') as CanvasRenderingContext2D;
  const sky = paint.createLinearGradient(0, 0, 0, 900);
  sky.addColorStop(0, '#8fb8f5');
  sky.addColorStop(1, '#f4f7fd');
  paint.fillStyle = sky;
  paint.fillRect(0, 0, 1200, 900);
  paint.fillStyle = '#2457d6';
  paint.beginPath();
  paint.arc(600, 460, 180, 0, Math.PI * 2);
  paint.fill();
  paint.fillStyle = '#1a1c1f';
  paint.font = '64px sans-serif';
  paint.textAlign = 'center';
  paint.fillText('示例照片', 600, 800);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? [blob] : []), 'image/jpeg', 0.9);
  });
}

/** Local ids of the pictures that the person chose; none when they chose not to. */
export async function choosePictures(count: number): Promise<string[]> {
  const blobs = await sheet<Blob[]>('<h2>选择图片</h2>', [
    { words: '从相册选择', look: 'main', choose: () => pick(count) },
    { words: '用一张示例照片', choose: sample },
    { words: '取消', choose: () => [] },
  ]);
  return blobs.map((blob) => {
    const id = URL.createObjectURL(blob);
    pictures.set(id, blob);
    return id;
  });
}

/** A picture's content; iOS gives an address of data, Android the bare base64. */
export function pictureData(id: string): Promise<string | undefined> {
  const blob = pictures.get(id);
  if (!blob) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = String(reader.result);
      resolve(system === 'ios' ? address : address.replace(/^[^,]*,/, ''));
    };
    reader.readAsDataURL(blob);
  });
}
