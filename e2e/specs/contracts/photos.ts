import type { Page } from '@playwright/test';

/** The segment with which a camera says that the picture has to be turned by 90 degrees. */
const turnedExif = Buffer.from(
  'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
  'hex',
);

type Kind = 'blank' | 'face' | 'turned';

/** A JPEG that a learner chooses: a plain one, one with a face, or one that a camera took on its side. */
export async function photoOf(page: Page, kind: Kind) {
  const address = await page.evaluate((of) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = of === 'turned' ? [1200, 900] : [900, 1200];
    const { width, height } = canvas;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#cfe0ff';
    context.fillRect(0, 0, width, height);
    if (of === 'turned') {
      // Turned by 90 degrees to the right, the left side of the picture is its top.
      context.fillStyle = '#f00';
      context.fillRect(0, 0, width / 2, height);
      context.fillStyle = '#00f';
      context.fillRect(width / 2, 0, width / 2, height);
    }
    if (of === 'face') {
      for (let at = 0; at < 6000; at++) {
        const [x, y] = [(at * 7919) % width, (at * 104729) % height];
        context.fillStyle = `hsl(${(at * 37) % 360}, 60%, ${30 + (at % 50)}%)`;
        context.fillRect(x, y, 14, 14);
      }
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, kind);
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const buffer =
    kind === 'turned' ? Buffer.concat([bytes.subarray(0, 2), turnedExif, bytes.subarray(2)]) : bytes;
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}
