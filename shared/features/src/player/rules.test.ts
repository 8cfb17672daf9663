import fc from 'fast-check';
import { bufferedTo } from './buffered';
import { isAtEnd, later, startOf } from '../watch-reports';
import { settingsOf, standard } from './settings';
import { ignoresSpeed } from './speed';
import { addressOf, mirrorsOf, streamOf } from './streams';
import { spokenTime } from './spoken-time';
import { waysOf } from './ways';

const page = 'https://m.example.test/?a=1#/video';

describe('mirrors and addresses', () => {
  const mirror = (id: number) => ({ id, name: `线路${id}`, host: `https://v${id}.example.test/` });

  test('only the first two mirrors are offered', () => {
    expect(mirrorsOf([1, 2, 3].map(mirror)).map(({ name }) => name)).toEqual(['线路1', '线路2']);
    expect(mirrorsOf([mirror(1)])).toHaveLength(1);
  });

  test.each([
    ['no mirror at all', undefined, '/a/b.m3u8', 'https://m.example.test/a/b.m3u8'],
    ['the page’s own origin', '/', 'a.mp4', 'https://m.example.test/a.mp4'],
    ['another host', 'https://v.example.test/media/', '/a.mp4', 'https://v.example.test/a.mp4'],
    [
      'a folder of another host',
      'https://v.example.test/media/',
      'a.mp4',
      'https://v.example.test/media/a.mp4',
    ],
    ['a host without its scheme', '//v.example.test', 'a.mp4', 'https://v.example.test/a.mp4'],
    [
      'a whole address',
      'https://v.example.test/',
      'https://w.example.test/a.mp4',
      'https://w.example.test/a.mp4',
    ],
    ['a host that is none', 'http://', '/a.mp4', 'https://m.example.test/a.mp4'],
  ])('on %s', (_, host, path, address) => {
    const [first] = mirrorsOf(host === undefined ? [] : [{ id: 1, name: '线路', host }]);
    const stream = { sharpness: 'SD' as const, hls: '', mp4: path };
    expect(first && addressOf(stream, first, page)).toEqual({ hls: '', mp4: address });
  });

  test('a sharpness that is missing gives what there is', () => {
    const hd = { sharpness: 'HD' as const, hls: 'h', mp4: '' };
    expect(streamOf([hd], 'SD')).toBe(hd);
    expect(streamOf([], 'SD')).toBeUndefined();
  });
});

test.each([
  ['Media Source', { hls: 'h', mp4: 'm' }, { mediaSource: true, hls: false }, ['hls.js', 'mp4']],
  [
    'Media Source in an engine that also plays HLS itself',
    { hls: 'h', mp4: 'm' },
    { mediaSource: true, hls: true },
    ['hls.js', 'hls', 'mp4'],
  ],
  ['an iPhone', { hls: 'h', mp4: 'm' }, { mediaSource: false, hls: true }, ['hls', 'mp4']],
  ['neither', { hls: 'h', mp4: 'm' }, { mediaSource: false, hls: false }, ['mp4']],
  ['a video without HLS', { hls: '', mp4: 'm' }, { mediaSource: true, hls: true }, ['mp4']],
  ['a video without a file', { hls: 'h', mp4: '' }, { mediaSource: true, hls: true }, ['hls.js', 'hls']],
  ['nothing', { hls: '', mp4: '' }, { mediaSource: true, hls: true }, []],
])('with %s', (_, address, ability, ways) => {
  expect(waysOf(address, ability)).toEqual(ways);
});

describe('where a video starts', () => {
  const base = '2026-11-20 12:00:00';
  const provider = (position: number, record_time: string | null) => ({ position, record_time });

  test.each([
    ['the provider’s place', provider(30, '2026-11-20 12:00:00'), undefined, 30],
    [
      'another device’s place, later than what this one went on from',
      provider(30, '2026-11-20 12:00:01'),
      90,
      30,
    ],
    ['a place here that has not gone out', provider(30, '2026-11-20 12:00:00'), 90, 90],
    ['a place here where the provider knows none', provider(0, null), 90, 90],
    ['the beginning when it was seen to its end', provider(598, '2026-11-20 12:00:00'), undefined, 0],
    ['the beginning when nothing is known', provider(0, null), undefined, 0],
  ])('%s', (_, known, here, start) => {
    expect(startOf(known, 600, here === undefined ? undefined : { position: here, base })).toBe(start);
  });

  test.each([-3_600_000, 3_600_000])('whatever this phone’s clock says (%i ms)', (wrong) => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) + wrong });
    const other = provider(30, '2026-11-20 12:00:01');
    expect(startOf(provider(30, base), 600, { position: 90, base })).toBe(90);
    expect(startOf(other, 600, { position: 90, base })).toBe(30);
    jest.useRealTimers();
  });

  test('of two answers the later one counts', () => {
    const [old, young] = [provider(5, '2026-11-20 11:00:00'), provider(3, '2026-11-20 12:00:00')];
    expect(later(old, young)).toBe(young);
    expect(later(young, old)).toBe(young);
    expect(later(old, undefined)).toBe(old);
    expect(later(provider(0, null), old)).toBe(old);
  });

  test('the start is always within the video, and never in its last seconds', () => {
    fc.assert(
      fc.property(fc.nat(7200), fc.integer({ min: 1, max: 7200 }), (position, duration) => {
        const start = startOf(provider(position, null), duration);
        expect(start === 0 || (start === position && !isAtEnd(start, duration))).toBe(true);
        expect(start).toBeLessThan(duration);
      }),
    );
  });
});

test.each([
  ['a speed that is kept', 2, 8, false],
  ['a speed that is ignored', 2, 4, true],
  ['a slow speed that is ignored', 0.75, 4.1, true],
  ['a slow speed that is kept', 0.75, 3, false],
  ['the usual speed', 1, 4, false],
])('%s', (_, speed, moved, ignored) => {
  expect(ignoresSpeed(speed, { at: 0, position: 10 }, { at: 4000, position: 10 + moved })).toBe(ignored);
});

test('a speed is not judged after a short while', () => {
  expect(ignoresSpeed(2, { at: 0, position: 0 }, { at: 900, position: 0.9 })).toBe(false);
});

test.each([
  [0, '0秒'],
  [65.9, '1分5秒'],
  [600, '10分'],
  [3725, '1小时2分5秒'],
  [NaN, '0秒'],
  [-3, '0秒'],
])('%s seconds are said as %s', (seconds, spoken) => {
  expect(spokenTime(seconds)).toBe(spoken);
});

test('settings that make no sense are those of a new learner: usual speed, SD, first mirror', () => {
  expect(standard).toEqual({ speed: 1, sharpness: 'SD', mirror: 0 });
  expect(settingsOf({ speed: 1.5, sharpness: 'HD', mirror: 1 })).toEqual({
    speed: 1.5,
    sharpness: 'HD',
    mirror: 1,
  });
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const { speed, sharpness, mirror } = settingsOf(value);
      expect([0.75, 1, 1.25, 1.5, 1.75, 2]).toContain(speed);
      expect(['SD', 'HD']).toContain(sharpness);
      expect([0, 1]).toContain(mirror);
    }),
  );
});

test.each([
  ['around the place', [[0, 30]], 10, 30],
  ['just after it', [[11, 30]], 10, 30],
  ['elsewhere', [[50, 60]], 10, 0],
  ['nowhere', [], 10, 0],
] as const)('what is here %s', (_, ranges, currentTime, end) => {
  const buffered = {
    length: ranges.length,
    start: (at: number) => ranges[at]?.[0] ?? 0,
    end: (at: number) => ranges[at]?.[1] ?? 0,
  } as unknown as TimeRanges;
  expect(bufferedTo({ buffered, currentTime })).toBe(end);
});
