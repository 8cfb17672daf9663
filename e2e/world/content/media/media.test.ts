import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as content from '../index';
import { clipDuration, frameSize, masterOf, streamsOf, type ClipName } from './clips';
import { mediaFolder, mediaPath } from './media';

const clips = Object.keys(clipDuration) as ClipName[];
const fileOf = (address: string) => join(mediaFolder, address.slice(mediaPath.length));

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const pictures = filesIn(join(mediaFolder, 'pictures'));

/** Every address of the media folder that stands anywhere in the content. */
const all = JSON.stringify([content, content.contractDocuments('finance', 1)]);
const named = [...new Set(all.match(/\/api\/media\/[\w./-]+\.\w+/g))];

/** Seconds by the movie header, width and height by the first track's header. */
function headerOf(file: string) {
  const bytes = readFileSync(file);
  const movie = bytes.indexOf('mvhd') + 4;
  const track = bytes.indexOf('tkhd') + 4;
  expect([bytes[movie], bytes[track]]).toEqual([0, 0]);
  return {
    seconds: bytes.readUInt32BE(movie + 16) / bytes.readUInt32BE(movie + 12),
    width: bytes.readUInt32BE(track + 76) / 65536,
    height: bytes.readUInt32BE(track + 80) / 65536,
    startsWithHeader: bytes.indexOf('moov') < bytes.indexOf('mdat'),
  };
}

describe('pictures', () => {
  test('every picture and video that the content names exists', () => {
    expect(named.length).toBeGreaterThan(45);
    expect(named.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
  });

  test('every picture is named', () => {
    const used = new Set(named.map(fileOf));
    expect(pictures.filter((file) => !used.has(file))).toEqual([]);
  });
});

describe('videos', () => {
  const addresses = clips.flatMap((clip) => streamsOf(clip).map((stream) => [clip, stream] as const));

  test.each(addresses)('%s lasts as long as it is said to and has its size', (clip, { sharpness, mp4 }) => {
    const [width, height] = frameSize[sharpness];
    const header = headerOf(fileOf(mp4));
    expect(header.seconds).toBeCloseTo(clipDuration[clip], 2);
    expect(header).toMatchObject({ width, height, startsWithHeader: true });
  });

  test.each(addresses)('%s is cut into segments that exist and make up its length', (clip, { hls }) => {
    const playlist = readFileSync(fileOf(hls), 'utf8');
    const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
    expect(seconds.reduce((sum, length) => sum + length, 0)).toBeCloseTo(clipDuration[clip], 1);
    const parts = playlist.match(/[\w]+\.(m4s|mp4)/g) ?? [];
    expect(parts).toHaveLength(seconds.length + 1);
    for (const part of parts) expect(existsSync(join(fileOf(hls), '..', part))).toBe(true);
    expect(playlist).toContain('#EXT-X-ENDLIST');
  });

  test.each(clips)('%s has a master playlist with both sharpnesses', (clip) => {
    const master = readFileSync(fileOf(masterOf(clip)), 'utf8');
    expect(master.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=640x360', 'RESOLUTION=1280x720']);
    expect(master.match(/^\w+\/index\.m3u8$/gm)).toEqual(['sd/index.m3u8', 'hd/index.m3u8']);
  });

  test('every video that can be played declares the length of its clip', () => {
    const shown = [
      ...content.courseVideos,
      ...content.audition.video_list,
      ...content.materials.flatMap((one) => one.video ?? []),
    ];
    expect(shown.filter((one) => one.duration !== clipDuration[one.clip])).toEqual([]);
    expect(new Set(shown.map((one) => one.clip))).toEqual(new Set(clips));
    const listed = [...content.playbacks, ...content.videoLinks];
    const lengthOf = new Map(clips.map((clip) => [streamsOf(clip)[0]?.mp4, clipDuration[clip]]));
    expect(listed.filter((one) => one.duration !== lengthOf.get(one.streams[0]?.mp4))).toEqual([]);
  });
});
