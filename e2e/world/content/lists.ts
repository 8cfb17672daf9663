import type {
  Areas,
  AuditionLesson,
  Bank,
  Banners,
  Choice,
  Day,
  GradeName,
  GradePoint,
  Research,
  Weekday,
} from '@suite/api';
import * as v from 'valibot';
import { noCover } from './media/media';
import { read, readAll } from './read';
import {
  clip,
  flag,
  html,
  line,
  lines,
  listBy,
  money,
  picture,
  playable,
  published,
  whole,
  words,
} from './schema';
import type {
  BookContent,
  CheckInWords,
  NotesBookContent,
  PlayableContent,
  PlaybackContent,
  ReflectionContent,
  TeacherContent,
  TrophyContent,
  VideoLinkContent,
} from './types';

const byLine = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject(
    Object.fromEntries(lines.map((one) => [one, value])) as Record<(typeof lines)[number], Value>,
  );

const codes = v.record(v.pipe(v.string(), v.regex(/^\d{6}$/)), words);

/** Names by six-digit code; every province has a city, every city an area. */
export const areas: Areas = read(
  'lists/areas.yaml',
  v.strictObject({ province_list: codes, city_list: codes, area_list: codes }),
);

/** The names of an address's province, city and area, such as 浙江省杭州市西湖区. */
export function regionOf(province_id: string, city_id: string, area_id: string): string {
  const names = [areas.province_list[province_id], areas.city_list[city_id], areas.area_list[area_id]];
  return [...new Set(names)].filter(Boolean).join('');
}

export const banks: readonly Bank[] = read(
  'lists/banks.yaml',
  listBy('id', v.strictObject({ id: whole, name: words, short: words })),
);

const banner = v.strictObject({
  id: whole,
  title: words,
  image: picture,
  link: v.pipe(words, v.startsWith('/')),
});

export const banners: Banners = read(
  'lists/banners.yaml',
  v.strictObject({ ad: banner, banners: listBy('id', banner) }),
);

const choice = v.strictObject({ id: whole, name: words });

export const { education, pcLevels }: Record<'education' | 'pcLevels', Choice[]> = read(
  'lists/choices.yaml',
  v.strictObject({ education: listBy('id', choice), pcLevels: listBy('id', choice) }),
);

const weekday = v.picklist([1, 2, 3, 4, 5, 6, 7] satisfies Weekday[]);
const perWeekday = v.strictObject({ 1: whole, 2: whole, 3: whole, 4: whole, 5: whole, 6: whole, 7: whole });
const dates = v.record(v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/)), words);

const classes = read(
  'lists/classes.yaml',
  v.strictObject({
    pattern: v.strictObject({
      weekdays: v.array(weekday),
      capacity: perWeekday,
      enrolledPercent: v.array(whole),
      daysAhead: whole,
      cancelHours: whole,
      weekCount: byLine(whole),
    }),
    holidays: v.strictObject({ everyYear: dates, byYear: v.record(v.string(), dates) }),
  }),
);

/** When classes begin, and how many learners they take. */
export const classPattern = classes.pattern;

/** Name of the statutory holiday on a day, '' on others. No class begins on it. */
export function holidayOf(day: Day): string {
  const [year, date] = [day.slice(0, 4), day.slice(5)];
  const { everyYear, byYear } = classes.holidays;
  return byYear[year]?.[date] ?? everyYear[date] ?? '';
}

const clipUnderName = { v_id: whole, title: words, clip };
const withoutClip = ({ clip: _, ...video }: PlayableContent) => video;

/** Parts of live lessons, the newest first. */
export const playbacks: PlaybackContent[] = read(
  'lists/playbacks.yaml',
  listBy('v_id', v.strictObject({ ...clipUnderName, teacher_name: words, ...published })),
).map(({ v_id, title, clip, ...rest }) => ({ ...withoutClip(playable(v_id, title, clip)), ...rest }));

/** Short videos by topic, the newest first. */
export const videoLinks: VideoLinkContent[] = read(
  'lists/video-links.yaml',
  listBy('id', v.strictObject({ id: whole, ...clipUnderName, introduce: html, ...published })),
).map(({ id, v_id, title, clip, ...rest }) => ({
  id,
  ...withoutClip(playable(v_id, title, clip)),
  ...rest,
}));

type Audition = Omit<AuditionLesson, 'video_list'> & { video_list: PlayableContent[] };

function readAudition(): Audition {
  const { lessons, ...rest } = read(
    'lists/audition.yaml',
    v.strictObject({
      course_name: words,
      introduce: html,
      teacher_name: words,
      lessons: listBy('v_id', v.strictObject(clipUnderName)),
    }),
  );
  const video_list = lessons.map(({ v_id, title, clip }) => playable(v_id, title, clip));
  return { ...rest, cover: noCover, video_list };
}

/** The lessons that a visitor may try. */
export const audition = readAudition();

/** The class teachers, and the lines whose learners they look after. */
export const teachers: TeacherContent[] = read(
  'lists/teachers.yaml',
  listBy(
    'teacher_id',
    v.strictObject({
      teacher_id: whole,
      teacher_name: words,
      title: words,
      avatar: picture,
      qrcode: picture,
      wechat: words,
      introduce: words,
      work_time: words,
      lines: v.array(line),
    }),
  ),
);

/** What the check-in's poster says, one for each day of a month. */
export const checkInWords: CheckInWords[] = read(
  'lists/check-in.yaml',
  v.pipe(
    listBy('sentence', v.strictObject({ author: words, sentence: words, picture })),
    v.minLength(31, 'there is a sentence for each day of a month'),
  ),
);

/** Words that no text of a learner may contain: promises, solicitation, insults. */
export const blackWords = read('lists/black-words.yaml', v.array(words));

const evaluation: { gradeNames: GradeName[]; gradePoints: GradePoint[]; survey: Research } = read(
  'lists/evaluation.yaml',
  v.strictObject({
    gradeNames: listBy(
      'grade',
      v.strictObject({ grade: whole, grade_name: words, tags: listBy('id', choice) }),
    ),
    gradePoints: listBy('point_id', v.strictObject({ point_id: whole, point_name: words })),
    survey: v.strictObject({
      research_id: whole,
      title: words,
      introduce: words,
      question_list: listBy(
        'id',
        v.strictObject({
          id: whole,
          type: v.picklist(['star', 'single', 'multiple', 'text']),
          title: words,
          is_required: flag,
          options: v.array(choice),
          max_length: whole,
        }),
      ),
    }),
  }),
);

/** What the stars of a teacher's evaluation are called, what is rated beside the whole, and the service survey. */
export const { gradeNames, gradePoints, survey } = evaluation;

/** Names of things; `{}` stands for a number. */
export const { slogans, classNames, toolLessonTitles } = read(
  'lists/names.yaml',
  v.strictObject({
    /** What learners promise to their class. */
    slogans: v.array(words),
    classNames: byLine(v.pipe(words, v.includes('{}'))),
    /** The lesson that explains each tool, by its title. */
    toolLessonTitles: v.record(v.string(), words),
  }),
);

/** Trophies of teams. */
export const trophies: TrophyContent[] = read(
  'lists/trophies.yaml',
  listBy(
    'id',
    v.strictObject({
      id: whole,
      team_name: words,
      prize_name: words,
      rank: whole,
      slogan: words,
      members: listBy('id', v.strictObject({ id: whole, nickname: words, avatar: picture })),
    }),
  ),
);

/** Printed books of notes; prices in yuan. */
export const notesBooks: NotesBookContent[] = read(
  'lists/notes-books.yaml',
  listBy('id', v.strictObject({ id: whole, book_name: words, introduce: words, price: money })),
).map((book) => ({ ...book, cover: noCover }));

const bookSource = v.strictObject({
  id: whole,
  book_name: words,
  author: words,
  introduce: words,
  body: html,
});

/** Book digests; the newest week's first. */
export const books: BookContent[] = readAll('books', bookSource).map(({ body, ...book }) => ({
  ...book,
  cover: noCover,
  content: body,
}));

const reflectionSource = v.pipe(
  v.strictObject({
    id: whole,
    title: words,
    author_name: words,
    avatar: picture,
    class_name: words,
    is_graduated: flag,
    ...published,
    /** The first paragraph is its summary. */
    body: v.pipe(html, v.startsWith('<p>')),
  }),
  v.transform(({ body, ...one }) => ({
    ...one,
    summary: body.slice(3, body.indexOf('</p>')),
    content: body,
  })),
);

/** Students' reflections, the newest first. */
export const reflections: ReflectionContent[] = readAll('reflections', reflectionSource).map((one) => ({
  ...one,
  cover: noCover,
}));
