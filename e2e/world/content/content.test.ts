import * as v from 'valibot';
import * as content from './index';
import { html } from './markdown';
import { parse } from './read';
import { listBy, questions, words } from './schema';

const { audition, chapters, courses, courseVideos, etiquetteLessons, homework, materials } = content;
const { playbacks, units, videoLinks, weeks } = content;

describe('data that do not fit are refused with file and line', () => {
  const lesson = v.strictObject({ name: words, quiz: v.optional(questions), body: words });
  const question = (answer: string) =>
    `---\nname: 课\nquiz:\n  - type: single\n    title: 问\n    options: [甲, 乙, 丙, 丁]\n    answer: ${answer}\n    analysis: 因为\n---\n\n正文\n`;

  test.each([
    ['YAML that cannot be read', '---\nname: "课\n---\n\n正文\n', 'lesson.md:3: Missing closing "quote'],
    ['an unknown field', '---\nname: 课\nclips: risk\n---\n\n正文\n', 'lesson.md:3: clips: '],
    ['a field of another type', '---\nname: 7\n---\n\n正文\n', 'lesson.md:2: name: '],
    ['a missing field', '---\nquiz: []\n---\n\n正文\n', 'lesson.md:2: name: '],
    ['no text', '---\nname: 课\n---\n\n', 'lesson.md:2: body: '],
    ['a question of another type', question('true'), 'lesson.md:7: quiz.0.answer: '],
    ['an answer that is no option', question('5'), 'lesson.md:4: quiz.0: the answer is no option'],
  ])('%s', (_, text, words) => {
    expect(() => parse('lesson.md', text, lesson)).toThrow(words);
  });

  test('two entries with one id', () => {
    const list = listBy('id', v.strictObject({ id: v.number() }));
    expect(() => parse('list.yaml', '- { id: 1 }\n- { id: 1 }\n', list)).toThrow(
      'list.yaml:2: 1: another entry has the same id',
    );
  });

  test('a sound lesson is read', () => {
    expect(parse('lesson.md', question('2'), lesson)).toMatchObject({ name: '课', body: '正文' });
  });
});

test.each([
  ['[算一算](#/a?b=1&c=2)', '<p><a href="#/a?b=1&amp;c=2">算一算</a></p>'],
  [
    '| 项 | 值 |\n| --- | --- |\n| 甲 | 1 |',
    '<table><tr><th>项</th><th>值</th></tr><tr><td>甲</td><td>1</td></tr></table>',
  ],
  ['![微笑 曲线](figures/smile)', '<p><img src="/api/media/pictures/figures/smile.svg" alt="微笑 曲线"></p>'],
])('Markdown %j becomes plain HTML', (text, expected) => {
  expect(html(text)).toBe(expected);
});

test('ids of videos, questions and nodes of the course trees are unique', () => {
  const stages = courses.flatMap((course) => course.stages);
  const shown = materials.flatMap((one) => one.video ?? []);
  const kinds = {
    nodes: [...stages, ...chapters].map(({ id }) => id),
    videos: [
      ...courseVideos,
      ...audition.video_list,
      ...playbacks,
      ...videoLinks,
      ...etiquetteLessons,
      ...shown,
    ].map(({ v_id }) => v_id),
    questions: courseVideos.flatMap(({ test }) => test.map(({ id }) => id)),
  };
  for (const [kind, ids] of Object.entries(kinds))
    expect([kind, new Set(ids).size]).toEqual([kind, ids.length]);
});

test('every task of a week leads to something that exists', () => {
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
});

test('tests and practice ask ten questions for 100 points', () => {
  const tested = chapters.filter((chapter) => chapter.test.length > 0).map(({ test }) => test);
  const papers = [...tested, ...units.map(({ questions: all }) => all)];
  expect(papers.map((paper) => [paper.length, paper.reduce((sum, { score }) => sum + score, 0)])).toEqual(
    papers.map(() => [10, 100]),
  );
});
