import { toolLessons } from '@suite/api';
import { courseVideos, toolLessonTitles } from '../../../content';
import { worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { makeNew } from '.';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [makeNew] });
});
afterAll(() => under.close());

test('a visitor is told the lesson of each tool, and it exists', async () => {
  const { list } = await under.data(toolLessons, undefined);
  expect(list.map(({ tool }) => tool)).toEqual(Object.keys(toolLessonTitles));
  for (const { title, link } of list) {
    const id = Number(/v_id=(\d+)$/.exec(link)?.[1]);
    expect(courseVideos.find(({ v_id }) => v_id === id)?.video_name).toBe(title);
  }
});
