/**
 * Makes clips of the media folder anew: `npx tsx e2e/world/content/media/make-videos.ts [CLIP ...]`, all without
 * names.
 * Needs an ffmpeg with librsvg and libx264, and the font WenQuanYi Micro Hei.
 */
import type { Sharpness } from '@suite/api';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { read } from '../read';
import { clipDuration, type ClipName, frameSize } from './clips';
import { mediaFolder } from './media';

/** Only the bar moves, so a lesson of some minutes needs no more than a frame a second. */
const framesPerSecond = (clip: ClipName) => (clipDuration[clip] > 60 ? 1 : 10);

/** Slides are flat, so a coarse quantizer keeps the letters sharp; old phones decode the smaller one. */
const encoding: Record<Sharpness, string[]> = {
  SD: ['-profile:v', 'baseline', '-level', '3.0', '-crf', '40'],
  HD: ['-profile:v', 'main', '-level', '3.1', '-crf', '43'],
};

/** What a clip shows: its title over each slide, and the slides, each a heading and its lines. */
const slides = read(
  'lists/slides.yaml',
  v.record(v.string(), v.strictObject({ title: v.string(), slides: v.array(v.array(v.string())) })),
);

const ffmpeg = (...options: string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-fflags', '+bitexact', ...options], { stdio: 'inherit' });

const text = (x: number, y: number, size: number, colour: string, words: string, anchor = 'start') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${words}</text>`;

const slideSvg = (title: string, [heading, ...lines]: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" font-family="WenQuanYi Micro Hei">
    <path fill="#F5F6F8" d="M0 0h1280v720H0z"/><path fill="#2457D6" d="M0 0h1280v190H0z"/>
    ${text(80, 122, 72, '#FFFFFF', title)}${text(1200, 120, 44, '#EAF0FF', heading ?? '', 'end')}
    ${lines
      .map((line, at) => {
        const y = 340 + at * 112;
        return `<circle cx="96" cy="${y - 20}" r="10" fill="#2457D6"/>${text(136, y, 56, '#1A1C1F', line)}`;
      })
      .join('')}
  </svg>`;

/** Profile and level as a playlist names them, read from the file's decoder configuration. */
function codecsOf(file: string): string {
  const bytes = readFileSync(file);
  const at = bytes.indexOf('avcC') + 5;
  return `avc1.${bytes.toString('hex', at, at + 3).toUpperCase()},mp4a.40.2`;
}

/** One file for all, cut for HLS without encoding it again; gives its entry in the master playlist. */
function makeSharpness(clip: ClipName, pages: string[], folder: string, sharpness: Sharpness): string {
  const [width, height] = frameSize[sharpness];
  const name = sharpness.toLowerCase();
  const seconds = clipDuration[clip];
  const each = seconds / pages.length;
  const bar = height / 60;
  const mp4 = join(folder, `${name}.mp4`);
  const rate = String(framesPerSecond(clip));
  ffmpeg(
    ...pages.flatMap((page) => ['-loop', '1', '-framerate', rate, '-t', String(each), '-i', page]),
    ...['-f', 'lavfi', '-i', `color=c=0x2457d6:s=${width}x${bar}:r=${rate}:d=${seconds}`],
    ...['-f', 'lavfi', '-i', `anullsrc=r=8000:cl=mono:d=${seconds}`],
    '-filter_complex',
    `${pages.map((_, at) => `[${at}]`).join('')}concat=n=${pages.length},scale=${width}:${height}:flags=area,
      format=yuv420p[slides];[slides][${pages.length}]overlay=x='-W+W*t/${seconds}':y=H-h[picture]`,
    ...['-map', '[picture]', '-map', `${pages.length + 1}`, '-t', String(seconds)],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-bf', '0', ...encoding[sharpness]],
    ...['-g', String(each * framesPerSecond(clip)), '-sc_threshold', '0', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '8k', '-flags', '+bitexact', '-movflags', '+faststart', mp4],
  );
  mkdirSync(join(folder, name), { recursive: true });
  ffmpeg(
    ...['-i', mp4, '-c', 'copy', '-f', 'hls', '-hls_time', String(each), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4', '-flags', '+bitexact'],
    ...['-hls_segment_filename', join(folder, name, '%d.m4s'), join(folder, name, 'index.m3u8')],
  );
  const bandwidth = Math.ceil((readFileSync(mp4).length * 8) / seconds / 1000) * 2000;
  return (
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecsOf(mp4)}"\n` +
    `${name}/index.m3u8\n`
  );
}

function makeClip(clip: ClipName, work: string): void {
  const folder = join(mediaFolder, 'videos', clip);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { title, slides: contents } = slides[clip] ?? { title: clip, slides: [] };
  const pages = contents.map((content, at) => {
    const page = join(work, `${clip}-${at}.svg`);
    writeFileSync(page, slideSvg(title, content));
    return page;
  });
  const entries = (['SD', 'HD'] as const).map((one) => makeSharpness(clip, pages, folder, one));
  writeFileSync(join(folder, 'master.m3u8'), `#EXTM3U\n#EXT-X-VERSION:7\n${entries.join('')}`);
}

const work = mkdtempSync(join(tmpdir(), 'clips-'));
try {
  const asked = process.argv.slice(2) as ClipName[];
  for (const clip of asked.length > 0 ? asked : (Object.keys(slides) as ClipName[])) makeClip(clip, work);
} finally {
  rmSync(work, { recursive: true });
}
