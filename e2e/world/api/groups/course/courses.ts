import {
  category,
  jingpinCourseVideos,
  publicCategory,
  reformCourseList,
  reformCourseVideos,
  videoListV2,
  videoListV3,
  zcVideoList,
  type CourseLine,
} from '@suite/api';
import * as v from 'valibot';
import { handle } from '../../handle';
import { id } from '../../params';
import { coursesOfLine, demandCourse, isOpen, isOwn, isReform, type Asked } from './access';
import { categoryTree, courseVideo, lessonData, listedVideo, menuNode } from './shapes';
import { studiesOf, studyOf } from './study';

const course = v.object({ course_id: id() });

const studiesOfLine = async (asked: Asked, line: CourseLine) =>
  studiesOf(asked, await coursesOfLine(asked, line));

/** Courses with their chapters and videos, in the shape of each call. */
export const courseHandlers = [
  handle(videoListV2, async (asking) => lessonData(await studiesOfLine(asking, 'finance'), courseVideo)),
  handle(videoListV3, async (asking) => lessonData(await studiesOfLine(asking, 'finance'), courseVideo)),
  handle(jingpinCourseVideos, async (asking) =>
    lessonData(await studiesOfLine(asking, 'jingpin'), listedVideo),
  ),
  handle(zcVideoList, async (asking) => lessonData(await studiesOfLine(asking, 'zc'), listedVideo)),

  handle(reformCourseList, async (asking) => (await studiesOfLine(asking, 'reform')).map(menuNode)),
  handle(reformCourseVideos, course, async (asking) => {
    const row = await demandCourse(asking, asking.params.course_id, isReform);
    return lessonData([await studyOf(asking, row)], courseVideo);
  }),

  handle(category, course, async (asking) =>
    categoryTree(await studyOf(asking, await demandCourse(asking, asking.params.course_id, isOwn))),
  ),
  handle(publicCategory, course, async (asking) =>
    categoryTree(await studyOf(asking, await demandCourse(asking, asking.params.course_id, isOpen))),
  ),
];
