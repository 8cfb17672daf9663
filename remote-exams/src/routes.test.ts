import table from './routes';

/** The pages of the remote as the specification names them. Old links depend on their paths. */
const pages = [
  ['/answer-system', 'AnswerSystem', '答题系统', false],
  ['/answer-system/history-paper/:unitId', 'HistoryPaper', '历史试卷', false],
  ['/answer-system/immediate-paper/:unitId', 'ImmediatePaper', '即时答题', false],
  ['/answer-system-reform', 'AnswerSystemReform', '答题系统', false],
  ['/answer-system-reform/history-paper/:unitId', 'HistoryPaperReform', '历史试卷', false],
  ['/answer-system-reform/immediate-paper/:unitId', 'ImmediatePaperReform', '即时答题', false],
  ['/summary-test', 'SummaryTest', '总结测试', false],
  ['/summary-test-reform', 'SummaryTestReform', '总结测试', false],
  ['/chapter-test/:chapterId', 'ChapterTest', '章节测试', false],
  ['/chapter-test-reform/:chapterId', 'ChapterTestReform', '章节测试', false],
  ['/chapter-test-analysis/:chapterId', 'ChapterTestAnalysis', '测试解析', false],
  ['/chapter-test-analysis-reform/:chapterId', 'ChapterTestAnalysisReform', '测试解析', false],
  ['/exam', 'Exam', '考试', true],
  ['/exam-certificate', 'ExamCertificate', '考试证书', false],
  ['/exam-certificate-rule', 'ExamCertificateRule', '证书规则', false],
] as const;

test('the remote has exactly its pages, under their names, titles and paths', () => {
  expect(
    table.routes.map(({ path, name, title, skipUserCheck = false }) => [path, name, title, skipUserCheck]),
  ).toEqual(pages);
  expect(table.owner).toBe('remote-exams');
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
