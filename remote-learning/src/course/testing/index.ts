import type { Chapter, CourseVideo, Flag, StudyStatus, VideoInfo } from '@suite/api';

/** A lesson for tests. */
export const lessonOf = (v_id: number, over: Partial<CourseVideo> = {}): CourseVideo => ({
  v_id,
  video_name: `第${v_id}课`,
  cover: '/c.svg',
  duration: 600,
  summaryStatus: 'locked',
  is_current: 0,
  position: 0,
  has_test: 0,
  is_test_passed: 0,
  ...over,
});

/** A chapter for tests; its lessons are written as `done 1, ready 2 test, locked 3`. */
export function chapterOf(id: number, lessons: string, over: Partial<Chapter> = {}): Chapter {
  const videos = lessons.split(', ').map((text) => {
    const [summaryStatus, v_id, ...marks] = text.split(' ');
    const flag = (mark: string): Flag => (marks.includes(mark) ? 1 : 0);
    return lessonOf(Number(v_id), {
      summaryStatus: summaryStatus as StudyStatus,
      is_current: flag('current'),
      has_test: flag('test') || flag('passed'),
      is_test_passed: flag('passed'),
      position: marks.includes('over') ? 600 : marks.includes('late') ? 592 : 0,
    });
  });
  return {
    id,
    chapter_name: `第${id}章`,
    pass_chapter_score: 60 + id,
    chapterStatus: 'ready',
    has_test: 0,
    test_score: null,
    videos,
    ...over,
  };
}

/** A lesson for tests, as the player opens it. */
export const infoOf = (video: CourseVideo, over: Partial<VideoInfo> = {}): VideoInfo => ({
  ...video,
  record_time: null,
  streams: [{ sharpness: 'SD', hls: '', mp4: `/${video.v_id}.mp4` }],
  course_id: 9,
  chapter_info: { id: 1, chapter_name: '第1章', pass_chapter_score: 61 },
  note: `<p>${video.video_name}的讲义</p>`,
  material_list: [],
  ...over,
});
