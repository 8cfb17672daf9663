import { prose } from '../authoring/prose';
import { noCover, picture } from '../media/media';
import type { ReflectionContent } from '../types';
import { beginnings } from './beginnings';
import { changes } from './changes';

const summaryOf = (text: string) => text.trim().split('\n')[0]?.trim() ?? '';

/** Students' reflections, the newest first. */
export const reflections: ReflectionContent[] = [...beginnings, ...changes].map((one, at) => ({
  id: 301 + at,
  title: one.title,
  summary: summaryOf(one.text),
  cover: noCover,
  author_name: one.author,
  avatar: picture(`avatars/student-${(at % 6) + 1}`),
  class_name: one.of,
  is_graduated: one.graduated ? 1 : 0,
  content: prose(one.text),
  days_ago: 2 + at * 5,
  time: '20:15:00',
}));
