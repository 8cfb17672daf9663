import {
  areas,
  audition,
  banners,
  blackWords,
  books,
  chapters,
  classPattern,
  checkInWords,
  courses,
  courseVideos,
  gradeNames,
  gradePoints,
  holidayOf,
  etiquetteLessons,
  homework,
  manageWeeks,
  materials,
  notesBooks,
  papers,
  playbacks,
  reflections,
  regionOf,
  slogans,
  survey,
  teachers,
  trophies,
  units,
  videoLinks,
  weeks,
} from './index';

const duplicates = (ids: readonly (number | string)[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

const lines = ['finance', 'reform', 'advanced', 'investment', 'industry', 'jingpin'] as const;
const lineCourses = courses.filter(({ line, is_public }) => lines.some((one) => one === line) && !is_public);
const stages = courses.flatMap((course) => course.stages);

describe('ids', () => {
  const kinds: Record<string, readonly (number | string)[]> = {
    courses: courses.map((one) => one.course_id),
    'nodes of the course trees': [...stages, ...chapters].map((one) => one.id),
    'question categories': chapters.map((one) => one.category_id),
    'videos of every kind': [
      ...courseVideos,
      ...audition.video_list,
      ...playbacks,
      ...videoLinks,
      ...etiquetteLessons,
      ...materials.flatMap((one) => one.video ?? []),
    ].map((one) => one.v_id),
    'practice units': units.map((one) => one.unit_id),
    weeks: weeks.map((one) => one.week_id),
    materials: materials.map((one) => one.material_id),
    homework: homework.map((one) => one.homework_id),
    tasks: weeks.flatMap((one) => one.tasks.map((task) => task.id)),
    papers: papers.map((one) => one.id),
    'questions of the management course': manageWeeks.flatMap((one) => one.question_list.map(({ id }) => id)),
    teachers: teachers.map((one) => one.teacher_id),
    reflections: reflections.map((one) => one.id),
    'video links': videoLinks.map((one) => one.id),
    books: [...books, ...notesBooks].map((one) => one.id),
    trophies: trophies.map((one) => one.id),
    banners: [banners.ad, ...banners.banners].map((one) => one?.id ?? 0),
    'evaluation tags': gradeNames.flatMap((one) => one.tags.map((tag) => tag.id)),
    'evaluation points': gradePoints.map((one) => one.point_id),
    'survey questions': survey.question_list.map((one) => one.id),
    'black words': blackWords,
    'check-in words': checkInWords.map((one) => one.sentence),
  };

  test.each(Object.entries(kinds))('of %s are unique', (_, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(duplicates(ids)).toEqual([]);
  });
});

describe('courses', () => {
  test('each line has one, and the open one is for everybody', () => {
    expect(lineCourses.map((course) => course.line)).toEqual(lines);
    expect(courses.filter((course) => course.is_public).map((course) => course.course_name)).toEqual([
      '公开课：守住钱袋子',
    ]);
  });

  test.each(lineCourses.map((course) => [course.course_name, course] as const))(
    '%s has 3 to 6 chapters of 3 to 5 lessons with notes and a test',
    (_, course) => {
      const own = course.stages.flatMap((stage) => stage.chapters);
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(own.length).toBeLessThanOrEqual(6);
      for (const chapter of own) {
        expect(chapter.videos.length).toBeGreaterThanOrEqual(3);
        expect(chapter.videos.length).toBeLessThanOrEqual(5);
        for (const video of chapter.videos) {
          expect(video.note.length).toBeGreaterThan(60);
          expect(video.test).toHaveLength(2);
        }
      }
    },
  );

  test('a chapter and its lessons name the course and stage in which they stand', () => {
    for (const course of courses) {
      for (const stage of course.stages) {
        expect(stage.course_id).toBe(course.course_id);
        for (const chapter of stage.chapters) {
          expect([chapter.course_id, chapter.stage_id]).toEqual([course.course_id, stage.id]);
          for (const video of chapter.videos) {
            expect([video.course_id, video.chapter_id]).toEqual([course.course_id, chapter.id]);
          }
        }
      }
    }
  });

  test('each is taught by a teacher who exists', () => {
    const known = teachers.map((one) => one.teacher_id);
    expect(courses.filter((course) => !known.includes(course.teacher_id))).toEqual([]);
  });
});

describe('weeks', () => {
  test('a week goes with each chapter of the lines that have weeks', () => {
    for (const line of ['finance', 'reform', 'advanced'] as const) {
      const course = lineCourses.find((one) => one.line === line);
      const own = weeks.filter((week) => week.line === line);
      expect(own.map((week) => week.week)).toEqual(own.map((_, at) => at + 1));
      expect(own).toHaveLength(course?.stages.flatMap((stage) => stage.chapters).length ?? 0);
      expect(classPattern.weekCount[line]).toBe(own.length);
    }
  });

  test('each has texts, a video and homework', () => {
    for (const week of weeks) {
      expect(week.materials.filter((one) => one.mat_type === 1).length).toBeGreaterThanOrEqual(2);
      expect(week.materials.filter((one) => one.mat_type === 2 && one.video)).not.toHaveLength(0);
      expect(week.homework).not.toHaveLength(0);
    }
  });

  test('materials and homework name lessons and units of their own line', () => {
    const lineOfCourse = new Map(courses.map((one) => [one.course_id, one.line]));
    for (const one of materials) {
      if (one.v_id === null) continue;
      const video = courseVideos.find((lesson) => lesson.v_id === one.v_id);
      expect(lineOfCourse.get(video?.course_id ?? 0)).toBe(one.line);
    }
    for (const one of homework) {
      const unit = units.find((practice) => practice.unit_id === one.unit_id);
      expect([unit?.line, unit?.questions.length]).toEqual([one.line, one.question_count]);
    }
  });

  test('every task leads to something that exists', () => {
    const targets: Record<string, number[]> = {
      video: courseVideos.map((one) => one.v_id),
      video_test: courseVideos.filter((one) => one.test.length > 0).map((one) => one.v_id),
      material: materials.map((one) => one.material_id),
      homework: homework.map((one) => one.homework_id),
      chapter_test: chapters.filter((one) => one.test.length > 0).map((one) => one.id),
      clock: [0],
    };
    const tasks = weeks.flatMap((week) => week.tasks);
    expect(tasks.filter((task) => !targets[task.type]?.includes(task.target_id))).toEqual([]);
    expect(new Set(tasks.map((task) => task.type))).toEqual(new Set(Object.keys(targets)));
  });
});

describe('lists', () => {
  test('those that are paged by ten have more than two pages, the book digests two', () => {
    for (const list of [reflections, playbacks, videoLinks]) expect(list.length).toBeGreaterThan(20);
    expect(books.length).toBeGreaterThan(10);
  });

  test('the newest comes first', () => {
    for (const list of [reflections, playbacks, videoLinks]) {
      const ages = list.map((one) => one.days_ago);
      expect(ages).toEqual([...ages].sort((a, b) => a - b));
    }
  });

  test('there is a sentence for each day of a month', () => {
    expect(checkInWords.length).toBeGreaterThanOrEqual(31);
  });

  test('prices are yuan with two decimals', () => {
    for (const { price } of notesBooks) expect(price).toMatch(/^\d+\.\d{2}$/);
  });

  test('what learners are shown to have written holds no black word', () => {
    const written = JSON.stringify([slogans, trophies, reflections.map((one) => one.author_name)]);
    expect(blackWords.filter((word) => written.includes(word))).toEqual([]);
  });
});

describe('areas', () => {
  test('all provinces are there, each with a city, each city with an area', () => {
    const [provinces, cities, counties] = [areas.province_list, areas.city_list, areas.area_list].map(
      Object.keys,
    );
    expect(provinces).toHaveLength(34);
    expect(cities?.filter((code) => !provinces?.includes(`${code.slice(0, 2)}0000`))).toEqual([]);
    expect(counties?.filter((code) => !cities?.includes(`${code.slice(0, 4)}00`))).toEqual([]);
    expect(provinces?.filter((code) => !cities?.some((city) => city.startsWith(code.slice(0, 2))))).toEqual(
      [],
    );
    expect(cities?.filter((code) => !counties?.some((area) => area.startsWith(code.slice(0, 4))))).toEqual(
      [],
    );
    expect([...(cities ?? []), ...(counties ?? [])].filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  });

  test('a region is named once, also where the province is its own city', () => {
    expect(regionOf('110000', '110100', '110108')).toBe('北京市海淀区');
    expect(regionOf('330000', '330100', '330106')).toBe('浙江省杭州市西湖区');
  });
});

describe('holidays', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const DAY = 24 * 3600_000;

  // The calendar at hand may be a day off where the new moon falls close to midnight.
  test.each([
    ['春节', '1/1'],
    ['端午节', '5/5'],
    ['中秋节', '8/15'],
  ])('%s is where the lunar calendar has it, from 2025 to 2030', (name, date) => {
    for (let at = Date.UTC(2025, 0, 10); at < Date.UTC(2030, 11, 1); at += DAY) {
      if (lunar.format(at) !== date) continue;
      expect([at - DAY, at, at + DAY].map(day).map(holidayOf)).toContain(name);
    }
  });

  test('other days have none', () => {
    expect(holidayOf('2026-03-11')).toBe('');
    expect(holidayOf('2026-10-01')).toBe('国庆节');
  });
});
