import { chapterOf } from '../course/testing';
import { changesOf } from './upgrade-changes';

const list = (...chapters: string[]) => ({
  lessonList: [
    {
      course_id: 1,
      course_name: '财商课',
      cover: '',
      chapters: chapters.map((lessons, at) => chapterOf(at + 1, lessons)),
    },
  ],
});

test('the lists say what is new, and what stays learned', () => {
  expect(changesOf(list('done 1, ready 2'), list('done 1, ready 2', 'locked 3'))).toEqual({
    chapters: 2,
    lessons: 3,
    added: ['第3课'],
    learned: 1,
    keepsAll: true,
  });
});

test('a lesson that would have to be learned again is not kept', () => {
  expect(changesOf(list('done 1, done 2'), list('done 1, ready 2'))).toMatchObject({
    learned: 1,
    keepsAll: false,
  });
});
