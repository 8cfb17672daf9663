import { home, manageCourse } from './links';

/** The page to which a line's pages lead back. */
export interface LineHome {
  to: string;
  /** What the way to it is called. */
  words: string;
}

/** The home of the line of a page: the other one's asks for another login. */
export const homeOf = (path: string): LineHome =>
  new RegExp(`^${manageCourse()}(?![^/?])`).test(path)
    ? { to: manageCourse(), words: '返回管理课程' }
    : { to: home(), words: '返回个人中心' };
