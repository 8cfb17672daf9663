import { defineRoutes } from '@suite/kernel/routes';
import { checkInRoutes } from './check-in/routes';
import { classRoutes } from './class/routes';
import { evaluationRoutes } from './evaluation/routes';
import { reflectionsRoutes } from './reflections/routes';
import { myInfoRoutes } from './my-info/routes';

export default defineRoutes({ owner: 'remote-learning', next: 'remote-exams' }, [
  {
    path: '/',
    name: 'PersonalCenter',
    title: '个人中心',
    page: () => import(/* webpackChunkName: "PersonalCenter" */ './home/personal-center.page'),
  },
  ...myInfoRoutes,
  {
    path: '/myinfo/course/:id',
    name: 'MyInfoCourse',
    title: '我的课程',
    page: () => import(/* webpackChunkName: "MyInfoCourse" */ './course/my-info-course.page'),
  },
  {
    path: '/myinfo/course/video/:id/:chapterId',
    name: 'MyInfoCourseVideo',
    title: '课程视频',
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "MyInfoCourseVideo" */ './course/my-info-course-video.page'),
  },
  {
    path: '/chapter/:chapterId',
    name: 'Chapter',
    title: '章节学习',
    page: () => import(/* webpackChunkName: "Chapter" */ './course/chapter.page'),
  },
  {
    path: '/fill-information',
    name: 'FillInformation',
    title: '完善信息',
    page: () => import(/* webpackChunkName: "FillInformation" */ './fill-information/fill-information.page'),
  },
  {
    path: '/look-teach-weachat',
    name: 'LookTeachWeachat',
    title: '我的老师',
    page: () => import(/* webpackChunkName: "LookTeachWeachat" */ './teacher/look-teach-weachat.page'),
  },
  {
    path: '/video',
    name: 'Video',
    title: '视频课程',
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "Video" */ './course/video.page'),
  },
  {
    path: '/videoReform',
    name: 'VideoReform',
    title: '视频课程',
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "VideoReform" */ './course/video-reform.page'),
  },
  {
    path: '/team-trophy/:id',
    name: 'TeamTrophy',
    title: '战队奖杯',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "TeamTrophy" */ './team-trophy/team-trophy.page'),
  },
  {
    path: '/audition-lesson',
    name: 'AuditionLesson',
    title: '试听课',
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "AuditionLesson" */ './open-video/audition-lesson.page'),
  },
  {
    path: '/open-account',
    name: 'OpenAccount',
    title: '开户指引',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "OpenAccount" */ './open-account/open-account.page'),
  },
  {
    path: '/video-link-list',
    name: 'VideoLinkList',
    title: '视频列表',
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "VideoLinkList" */ './open-video/video-link-list.page'),
  },
  ...evaluationRoutes,
  {
    path: '/zck-lesson',
    name: 'ZckLesson',
    title: '专题课',
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "ZckLesson" */ './course/zck-lesson.page'),
  },
  {
    path: '/quality-lesson',
    name: 'QualityLesson',
    title: '精品课',
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "QualityLesson" */ './course/quality-lesson.page'),
  },
  {
    path: '/video-playbackList',
    name: 'VideoPlaybackList',
    title: '直播回放',
    skipUserCheck: true,
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "VideoPlaybackList" */ './open-video/video-playback-list.page'),
  },
  ...reflectionsRoutes,
  {
    path: '/study-material',
    name: 'StudyMaterial',
    title: '学习资料',
    page: () => import(/* webpackChunkName: "StudyMaterial" */ './materials/study-material.page'),
  },
  {
    path: '/study-material-reform',
    name: 'StudyMaterialReform',
    title: '学习资料',
    page: () =>
      import(/* webpackChunkName: "StudyMaterialReform" */ './materials/study-material-reform.page'),
  },
  {
    path: '/study-material/detail/:preview?/:weekId/:materialId',
    name: 'StudyMaterialDetail',
    title: '资料详情',
    page: () =>
      import(/* webpackChunkName: "StudyMaterialDetail" */ './materials/study-material-detail.page'),
  },
  {
    path: '/study-material-reform/detail/:preview?/:weekId/:materialId',
    name: 'StudyMaterialReformDetail',
    title: '资料详情',
    page: () =>
      import(
        /* webpackChunkName: "StudyMaterialReformDetail" */ './materials/study-material-reform-detail.page'
      ),
  },
  {
    path: '/study-material-advance/detail/:preview?/:weekId/:materialId',
    name: 'StudyMaterialAdvanceDetail',
    title: '资料详情',
    page: () =>
      import(
        /* webpackChunkName: "StudyMaterialAdvanceDetail" */ './materials/study-material-advance-detail.page'
      ),
  },
  {
    path: '/study-material/video/:weekId/:materialId',
    name: 'StudyMaterialVideo',
    title: '资料视频',
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "StudyMaterialVideo" */ './materials/study-material-video.page'),
  },
  {
    path: '/study-material-reform/video/:weekId/:materialId',
    name: 'StudyMaterialReformVideo',
    title: '资料视频',
    landscapeExempt: true,
    page: () =>
      import(
        /* webpackChunkName: "StudyMaterialReformVideo" */ './materials/study-material-reform-video.page'
      ),
  },
  {
    path: '/study-task',
    name: 'StudyTask',
    title: '学习任务',
    page: () => import(/* webpackChunkName: "StudyTask" */ './tasks/study-task.page'),
  },
  {
    path: '/study-task-old',
    name: 'StudyTaskOld',
    title: '课后作业',
    page: () => import(/* webpackChunkName: "StudyTaskOld" */ './tasks/study-task-old.page'),
  },
  {
    path: '/study-task-separate',
    name: 'StudyTaskSeparate',
    title: '课后作业',
    page: () => import(/* webpackChunkName: "StudyTaskSeparate" */ './tasks/study-task-separate.page'),
  },
  {
    path: '/study-task-reform',
    name: 'StudyTaskReform',
    title: '学习任务',
    page: () => import(/* webpackChunkName: "StudyTaskReform" */ './tasks/study-task-reform.page'),
  },
  {
    path: '/study-task-separate-reform',
    name: 'StudyTaskSeparateReform',
    title: '课后作业',
    page: () =>
      import(/* webpackChunkName: "StudyTaskSeparateReform" */ './tasks/study-task-separate-reform.page'),
  },
  {
    path: '/user-survery',
    name: 'UserSurvery',
    title: '服务评分',
    page: () => import(/* webpackChunkName: "UserSurvery" */ './survey/user-survery.page'),
  },
  ...checkInRoutes,
  ...classRoutes,
]);
