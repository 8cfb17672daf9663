import { bannerTarget, entranceLink, studyLink } from './links';
import { courseWith, entranceWith } from './testing';

test.each([
  [courseWith({ line: 'finance' }), '/video?course_id=302'],
  [courseWith({ line: 'reform' }), '/videoReform?course_id=302'],
  [courseWith({ line: 'advanced', course_id: 303 }), '/myinfo/course/303'],
  [courseWith({ line: 'jingpin' }), '/quality-lesson?course_id=302'],
  [courseWith({ line: 'zc' }), '/zck-lesson?course_id=302'],
  [courseWith({ line: 'finance', is_public: 1, course_id: 308 }), '/myinfo/course/308'],
])('%j is studied at %s', (course, link) => {
  expect(studyLink(course)).toBe(link);
});

test.each([
  [entranceWith(), '/videoReform?course_id=302&play=1'],
  [entranceWith({ line: 'finance' }), '/video?course_id=302&play=1'],
  [entranceWith({ line: 'zc', v_id: 5 }), '/zck-lesson?course_id=302&play=1'],
  [entranceWith({ line: 'industry', course_id: 305 }), '/myinfo/course/video/305/0?play=1'],
  [entranceWith({ line: 'finance', is_public: 1 }), '/myinfo/course/video/302/0?play=1'],
])('%j goes on at %s', (entrance, link) => {
  expect(entranceLink(entrance)).toBe(link);
});

test.each([
  ['/myinfo/course/308', { to: '/myinfo/course/308' }],
  ['https://example.com/a', { href: 'https://example.com/a' }],
  ['', undefined],
  ['//evil.example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('a banner with %j leads to %j', (link, target) => {
  expect(bannerTarget(link)).toEqual(target);
});
