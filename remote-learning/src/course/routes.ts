import { route } from '@suite/kernel/routes';

const Video = () => import(/* webpackChunkName: "Video" */ './video.page');

/** A course, its chapters, and the players of its lessons. */
export const courseRoutes = [
  route({
    path: '/myinfo/course/:id',
    name: 'MyInfoCourse',
    title: '我的课程',
    reads: ['/v3/category?course_id=:id', '/v3/study/isBuyCourse'],
    page: () => import(/* webpackChunkName: "MyInfoCourse" */ './my-info-course.page'),
  }),
  route({
    path: '/myinfo/course/video/:id/:chapterId',
    name: 'MyInfoCourseVideo',
    title: '课程视频',
    shape: 'player',
    landscapeExempt: true,
    reads: ['/v3/study/isBuyCourse', '/v3/category?course_id=:id'],
    page: () => import(/* webpackChunkName: "MyInfoCourseVideo" */ './my-info-course-video.page'),
  }),
  route({
    path: '/chapter/:chapterId',
    name: 'Chapter',
    title: '章节',
    reads: ['/v3/study/isBuyCourse'],
    page: () => import(/* webpackChunkName: "Chapter" */ './chapter.page'),
  }),
  route({
    path: '/video',
    name: 'Video',
    title: '视频课程',
    shape: 'player',
    landscapeExempt: true,
    reads: ['/v3/study/isBuyCourse', '/video/getVideoListV2'],
    page: Video,
    edition: 'finance',
  }),
  route({
    path: '/videoReform',
    name: 'VideoReform',
    title: '视频课程',
    shape: 'player',
    landscapeExempt: true,
    reads: ['/v3/reformStudy/getCourseList', '/v3/reformStudy/getLastVideoInfo', '/v3/study/isBuyCourse'],
    page: () => import(/* webpackChunkName: "VideoReform" */ './video-reform.page'),
  }),
  route({
    path: '/zck-lesson',
    name: 'ZckLesson',
    title: '专题课',
    shape: 'player',
    landscapeExempt: true,
    reads: ['/v3/zc/getVideoList', '/pay/zcInfo', '/v3/study/isBuyCourse'],
    page: Video,
    edition: 'special',
  }),
  route({
    path: '/quality-lesson',
    name: 'QualityLesson',
    title: '精品课',
    shape: 'player',
    landscapeExempt: true,
    reads: ['/v3/jingpin/getCourseVideos', '/v3/study/isBuyCourse'],
    page: Video,
    edition: 'premium',
  }),
];
