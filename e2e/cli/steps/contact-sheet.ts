import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** One page of the suite in a picture. */
export interface Picture {
  file: string;
  app: string;
  name: string;
  to: string;
  person: string;
}

/** Pictures on a sheet: they stay large enough to be read. */
const COLUMNS = 5;
const GAP = 12;

const figure = ({ file, name, to, person }: Picture, width: number) => `<figure style="width:${width}px">
  <figcaption><b>${name}</b> ${person}<br>${to.replace(/[<&]/g, '')}</figcaption>
  <img width="${width}" src="data:image/jpeg;base64,${readFileSync(file, 'base64')}"></figure>`;

const documentOf = (pictures: readonly Picture[], width: number) => `<style>
  body { display: flex; flex-wrap: wrap; align-items: flex-start; gap: ${GAP}px; margin: ${GAP}px; background: #888; font: 12px/1.4 sans-serif }
  figure { margin: 0 } figcaption { overflow: hidden; height: 34px; color: #fff; white-space: nowrap }
  img { display: block }</style>${pictures.map((picture) => figure(picture, width)).join('')}`;

/** Draws pictures of one width side by side, a few to a sheet; calls back with each sheet and what is on it. */
export async function drawSheets(
  browser: Browser,
  pictures: readonly Picture[],
  width: number,
  keep: (sheet: Buffer, at: number) => void,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: COLUMNS * (width + GAP) + GAP, height: 100 },
  });
  for (let from = 0; from < pictures.length; from += COLUMNS) {
    await page.setContent(documentOf(pictures.slice(from, from + COLUMNS), width));
    keep(await page.screenshot({ fullPage: true, type: 'png' }), from / COLUMNS);
  }
  await page.close();
}
