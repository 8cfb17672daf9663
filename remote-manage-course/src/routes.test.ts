import table from './routes';

/** The pages of the remote as the specification names them. Old links depend on their paths. */
const pages = [
  ['/manage-course', 'ManageCourse', '管理课程', false, true],
  ['/manage-course/new-manage-course', 'NewManageCourse', '管理课程', false, true],
  ['/manage-course/pay-course', 'PayCourse', '课程支付', false, true],
  ['/manage-course/pay-course/outside', 'PayManageOutside', '课程支付', true, false],
  ['/manage-course/new-pay-course', 'NewPayCourse', '课程支付', false, true],
  ['/manage-course/new-pay-outside', 'NewPayOutside', '课程支付', true, false],
  ['/manage-course/contractlist', 'ManageContractList', '我的合同', false, true],
  ['/manage-course/sign-contract', 'ManageSignContract', '签署合同', false, true],
  ['/manage-course/face-verify', 'FaceVerify', '人脸核验', false, true],
  ['/manage-course/answer-manage/:week', 'AnswerManage', '课程考试', false, false],
  ['/manage-course/evaluate-manage/:evaluateId?', 'EvaluateManage', '课程评价', false, false],
  ['/manage-course/evaluate-result', 'EvaluateManageResult', '评价结果', false, false],
  ['/manage-course/new-evaluate-manage/:evaluateId?', 'NewEvaluateManage', '课程评价', false, false],
  ['/manage-course/new-evaluate-result', 'NewEvaluateResult', '评价结果', false, false],
  ['/manage-course/certificate', 'Certificate', '证书', true, false],
  ['/manage-course/num-use-treaty', 'NumUseTreaty', '数字证书使用协议', false, false],
  ['/manage-course/etiquette-class', 'EtiquetteClass', '礼仪课', false, true],
  ['/manage-course/etiquette-class-detail', 'EtiquetteClassDetail', '礼仪课详情', false, false],
] as const;

/** The pages that store the marker of the course type; no others do. */
const marking = [
  'ManageCourse',
  'PayCourse',
  'NewManageCourse',
  'EtiquetteClass',
  'NewPayCourse',
  'ManageSignContract',
  'ManageContractList',
  'FaceVerify',
];

test('the remote has these pages, under their names, titles and paths', () => {
  const found = table.routes.map(({ path, name, title, skipUserCheck = false, marksCourse = false }) => [
    path,
    name,
    title,
    skipUserCheck,
    marksCourse,
  ]);
  expect(found).toEqual(expect.arrayContaining(pages.map((page) => [...page])));
  expect(table.owner).toBe('remote-manage-course');
});

test('every page belongs to the management line, and only the named ones store the marker', () => {
  expect(table.routes.every(({ line }) => line === 'management')).toBe(true);
  for (const { name, marksCourse = false } of table.routes) {
    expect([name, marksCourse]).toEqual([name, marking.includes(name)]);
  }
});

test('routes of one page open different editions of it', async () => {
  const opened = new Map<unknown, unknown[]>();
  for (const { page, edition } of table.routes) {
    const { default: component } = await page();
    opened.set(component, [...(opened.get(component) ?? []), edition]);
  }
  for (const editions of opened.values()) expect(editions).toEqual([...new Set(editions)]);
});
