import {
  isBuyCourse,
  reformCourseList,
  reformCourseVideos,
  reformLastVideoInfo,
  reformVideoInfo,
  userVideoSubmit,
  type CategoryParams,
  type Chapter,
  type PurchaseFlags,
  type VideoInfoParams,
  type VideoRecord,
  type VideoRecordParams,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { Dialog } from '@suite/ui/base';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import { stubMedia } from '@suite/features/player/testing';
import { placesOf } from '../lessons';
import { chapterOf, infoOf } from '.';
import VideoReformPage from '../video-reform.page';

export const first = chapterOf(1, 'done 1 passed, done 2 passed', {
  chapterStatus: 'done',
  has_test: 1,
  test_score: 90,
});
export const second = chapterOf(2, 'ready 3 current test, locked 4');
const third = chapterOf(3, 'locked 5', { chapterStatus: 'locked' });

export interface World {
  chapters?: Chapter[] | ((course_id: number) => Chapter[]);
  needsTest?: boolean;
  at?: string;
  fails?: unknown;
  infoFails?: () => boolean;
  menuFails?: () => boolean;
  courses?: number[];
  /** What the provider answers to a report, if not that the lesson is learned. */
  record?: () => Promise<Partial<VideoRecord> | void>;
  flags?: () => Promise<PurchaseFlags>;
}

export function visit({
  chapters = [first, second, third],
  needsTest = false,
  at = '/videoReform',
  fails,
  infoFails,
  menuFails,
  courses = [9],
  record,
  flags,
}: World = {}) {
  const now = (course_id: number) => (typeof chapters === 'function' ? chapters(course_id) : chapters);
  const menu = courses.map((id) => ({
    id,
    name: `财商课${id}`,
    cover: '',
    progress: 50,
    child: [{ id: id * 10, name: `阶段${id}`, cover: '', progress: 100, child: [] }],
  }));
  return renderPage(<VideoReformPage />, {
    path: '/videoReform',
    at,
    answers: [
      answer(reformCourseList, () =>
        menuFails?.() ? Promise.reject(new CallError('service', 0, '')) : menu,
      ),
      answer(reformLastVideoInfo, null),
      answer(reformCourseVideos, ({ course_id }: CategoryParams) => {
        if (fails) throw fails;
        return { lessonList: [{ course_id, course_name: '财商课', cover: '', chapters: now(course_id) }] };
      }),
      answer(reformVideoInfo, ({ v_id }: VideoInfoParams) => {
        if (infoFails?.()) throw new CallError('service', 0, '');
        const video = placesOf(courses.flatMap(now)).find((place) => place.video.v_id === v_id)?.video;
        if (!video) throw new Error(`no video ${v_id}`);
        return infoOf(video, {
          material_list: [
            { week_id: 2, material_id: 7, title: '预算表', mat_type: 1 },
            { week_id: 2, material_id: 8, title: '示范视频', mat_type: 2 },
          ],
        });
      }),
      answer(userVideoSubmit, async ({ v_id, position }: VideoRecordParams) => {
        const told = await record?.();
        return {
          v_id,
          position,
          record_time: '2026-11-20 12:00:00',
          summaryStatus: 'done' as const,
          ...told,
        };
      }),
      answer(isBuyCourse, flags ?? ({ is_need_video_test: needsTest ? 1 : 0 } as PurchaseFlags)),
    ],
  });
}

/** The heading, once the lessons have arrived. */
export async function title() {
  await screen.findByRole('tablist');
  return screen.getByRole('heading', { level: 1 });
}
export const lesson = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

/** Run before each test: a device and an engine that know nothing. */
export function reset() {
  Dialog.leave();
  localStorage.clear();
  stubMedia();
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
}
