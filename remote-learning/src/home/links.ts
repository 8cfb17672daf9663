import type { Banner, LatestEntrance, OwnedCourse } from '@suite/api';
import { links } from '@suite/kernel/links';
import { courseLink, playerOf } from '../course/links';

/** Where a course is studied: in the player of its line if there is one, else on the page of the course. */
export const studyLink = (course: Pick<OwnedCourse, 'course_id' | 'line' | 'is_public'>): string =>
  playerOf(course)?.({ courseId: course.course_id }) ?? courseLink(course.course_id);

/** Where the learner goes on, by the tap that leads there; the player knows whether the last video was seen to its end. */
export function entranceLink(entrance: LatestEntrance): string {
  const { course_id } = entrance;
  return (
    playerOf(entrance)?.({ courseId: course_id, isPlayed: 1 }) ??
    // With chapter 0 it goes on in the whole course.
    links.courseLesson({ id: course_id, chapterId: 0, isPlayed: 1 })
  );
}

/** Where a banner leads: to a page of the suite, to an address outside it, or nowhere. */
export function bannerTarget(link: unknown): { to: string } | { href: string } | undefined {
  const trimmed = typeof link === 'string' ? link.trim() : '';
  if (/^\/(?!\/)/.test(trimmed)) return { to: trimmed };
  if (/^https?:\/\/[^\s/]/i.test(trimmed)) return { href: trimmed };
  return undefined;
}

/** The banners that lead to none of these targets, which the page shows already. */
export const bannersBeside = (banners: readonly Banner[], targets: readonly string[]): Banner[] =>
  banners.filter(({ link }) => {
    const target = bannerTarget(link);
    return !target || !('to' in target) || targets.indexOf(target.to) < 0;
  });

/** Where the cards of some courses lead, by the address of the course too. */
export const courseTargets = (courses: readonly OwnedCourse[]): string[] =>
  courses.flatMap((course) => [studyLink(course), courseLink(course.course_id)]);
