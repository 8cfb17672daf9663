import table from './routes';

/** The pages of the remote as the product names them; a path that moves breaks links that others have kept. */
const pages = [
  ['/', 'PersonalCenter', '个人中心', ''],
  ['/myinfo', 'MyInfo', '我的', ''],
  ['/myinfo/card', 'MyInfoCard', '学员卡', ''],
  ['/myinfo/graduate', 'MyInfoGraduate', '毕业信息', ''],
  ['/myinfo/update', 'MyInfoUpdate', '课程升级', ''],
  ['/myinfo/manual', 'MyInfoManual', '学习手册', 'skipUserCheck'],
  ['/myinfo/manual-reform', 'MyInfoManualReform', '学习手册（改革版）', 'skipUserCheck'],
  ['/myinfo/manual-advanced', 'MyInfoManualAdvanced', '进阶课学习手册', 'skipUserCheck'],
  ['/myinfo/manual-investment', 'MyInfoManualInvestment', '投资课学习手册', 'skipUserCheck'],
  ['/myinfo/manual-industry', 'MyInfoManualIndustry', '行业课学习手册', 'skipUserCheck'],
  ['/myinfo/course/:id', 'MyInfoCourse', '我的课程', ''],
  ['/myinfo/course/video/:id/:chapterId', 'MyInfoCourseVideo', '课程视频', 'landscapeExempt'],
  ['/chapter/:chapterId', 'Chapter', '章节', ''],
  ['/video', 'Video', '视频课程', 'landscapeExempt'],
  ['/videoReform', 'VideoReform', '视频课程', 'landscapeExempt'],
  ['/zck-lesson', 'ZckLesson', '专题课', 'landscapeExempt'],
  ['/quality-lesson', 'QualityLesson', '精品课', 'landscapeExempt'],
  ['/fill-information', 'FillInformation', '完善信息', ''],
  ['/look-teach-weachat', 'LookTeachWeachat', '我的老师', ''],
  ['/team-trophy/:id', 'TeamTrophy', '战队奖杯', 'skipUserCheck'],
  ['/audition-lesson', 'AuditionLesson', '试听课', 'landscapeExempt'],
  ['/video-link-list', 'VideoLinkList', '视频列表', 'landscapeExempt'],
  ['/video-playbackList', 'VideoPlaybackList', '直播回放', 'skipUserCheck landscapeExempt'],
  ['/open-account', 'OpenAccount', '开户', 'skipUserCheck'],
  ['/evaluate/:evaluateId?', 'Evaluate', '教师评价', ''],
  ['/evaluate-result', 'EvaluateResult', '评价结果', ''],
  ['/students-feel', 'StudentsFeel', '学员感悟', 'skipUserCheck'],
  ['/students-feel/detail', 'StudentsFeelDetail', '学员感悟', 'skipUserCheck'],
  ['/study-material', 'StudyMaterial', '学习资料', ''],
  ['/study-material-reform', 'StudyMaterialReform', '学习资料', ''],
  ['/study-material/detail/:preview?/:weekId/:materialId', 'StudyMaterialDetail', '资料详情', ''],
  [
    '/study-material-reform/detail/:preview?/:weekId/:materialId',
    'StudyMaterialReformDetail',
    '资料详情',
    '',
  ],
  [
    '/study-material-advance/detail/:preview?/:weekId/:materialId',
    'StudyMaterialAdvanceDetail',
    '资料详情',
    '',
  ],
  ['/study-material/video/:weekId/:materialId', 'StudyMaterialVideo', '资料视频', 'landscapeExempt'],
  [
    '/study-material-reform/video/:weekId/:materialId',
    'StudyMaterialReformVideo',
    '资料视频',
    'landscapeExempt',
  ],
  ['/study-task', 'StudyTask', '学习任务', ''],
  ['/study-task-old', 'StudyTaskOld', '学习任务', ''],
  ['/study-task-separate', 'StudyTaskSeparate', '学习任务', ''],
  ['/study-task-reform', 'StudyTaskReform', '学习任务', ''],
  ['/study-task-separate-reform', 'StudyTaskSeparateReform', '学习任务', ''],
  ['/user-survery', 'UserSurvery', '服务评分', ''],
  ['/user-clock', 'UserClock', '每日打卡', ''],
  ['/user-clock-history', 'UserClockHistory', '打卡记录', ''],
  ['/user-clock-poster', 'UserClockPoster', '打卡海报', ''],
  ['/class-info', 'ClassInfo', '开班信息', ''],
  ['/class-info-form', 'ClassInfoForm', '报名登记表', ''],
  ['/class-info-poster', 'ClassInfoPoster', '开班海报', ''],
] as const;

test('the remote has exactly its pages, under their names, titles and flags', () => {
  expect(
    table.routes.map(({ path, name, title, page: _, edition: __, shape: ___, reads: ____, ...flags }) => [
      path,
      name,
      title,
      Object.keys(flags).join(' '),
    ]),
  ).toEqual(pages);
  expect(table).toMatchObject({ owner: 'remote-learning', next: 'remote-exams' });
});

test.each(table.routes.map((route) => [route.name, route] as const))('%s opens a page', async (_, route) => {
  const { default: page } = await route.page();
  expect(page).toBeInstanceOf(Function);
});

test('routes of one page open different editions of it', async () => {
  const opened = new Map<unknown, unknown[]>();
  for (const { page, edition } of table.routes) {
    const { default: component } = await page();
    opened.set(component, [...(opened.get(component) ?? []), edition]);
  }
  for (const editions of opened.values()) expect(editions).toEqual([...new Set(editions)]);
});
