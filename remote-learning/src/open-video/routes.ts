import { route } from '@suite/kernel/routes';

/** Videos outside the courses: the trial lesson, collections and recorded live lessons. */
export const openVideoRoutes = [
  route({
    path: '/audition-lesson',
    name: 'AuditionLesson',
    title: '试听课',
    shape: 'player',
    landscapeExempt: true,
    reads: ['/Index/getAuditionLessonInfo'],
    page: () => import(/* webpackChunkName: "AuditionLesson" */ './audition-lesson.page'),
  }),
  route({
    path: '/video-link-list',
    name: 'VideoLinkList',
    title: '视频列表',
    shape: 'list',
    landscapeExempt: true,
    reads: ['/videoLink/index?page=1&limit=20'],
    page: () => import(/* webpackChunkName: "VideoLinkList" */ './video-link-list.page'),
  }),
  route({
    path: '/video-playbackList',
    name: 'VideoPlaybackList',
    title: '直播回放',
    shape: 'list',
    skipUserCheck: true,
    landscapeExempt: true,
    reads: ['/outer/public/playback-list?page=1&limit=20'],
    page: () => import(/* webpackChunkName: "VideoPlaybackList" */ './video-playback-list.page'),
  }),
];
