import { defineRoutes } from '@suite/kernel/routes';

export default defineRoutes({ owner: 'remote-exams', next: 'remote-learning' }, [
  {
    path: '/answer-system',
    name: 'AnswerSystem',
    title: '答题系统',
    page: () => import(/* webpackChunkName: "AnswerSystem" */ './practice/answer-system.page'),
  },
  {
    path: '/answer-system/history-paper/:unitId',
    name: 'HistoryPaper',
    title: '历史试卷',
    page: () => import(/* webpackChunkName: "HistoryPaper" */ './practice/history-paper.page'),
  },
  {
    path: '/answer-system/immediate-paper/:unitId',
    name: 'ImmediatePaper',
    title: '即时答题',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "ImmediatePaper" */ './practice/immediate-paper.page'),
  },
  {
    path: '/summary-test',
    name: 'SummaryTest',
    title: '总结测试',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "SummaryTest" */ './summary-test/summary-test.page'),
  },
  {
    path: '/chapter-test/:chapterId',
    name: 'ChapterTest',
    title: '章节测试',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "ChapterTest" */ './chapter-test/chapter-test.page'),
  },
  {
    path: '/chapter-test-analysis/:chapterId',
    name: 'ChapterTestAnalysis',
    title: '测试解析',
    page: () => import(/* webpackChunkName: "ChapterTestAnalysis" */ './analysis/chapter-test-analysis.page'),
  },
  {
    path: '/answer-system-reform',
    name: 'AnswerSystemReform',
    title: '答题系统',
    page: () => import(/* webpackChunkName: "AnswerSystemReform" */ './practice/answer-system-reform.page'),
  },
  {
    path: '/answer-system-reform/history-paper/:unitId',
    name: 'HistoryPaperReform',
    title: '历史试卷',
    page: () => import(/* webpackChunkName: "HistoryPaperReform" */ './practice/history-paper-reform.page'),
  },
  {
    path: '/answer-system-reform/immediate-paper/:unitId',
    name: 'ImmediatePaperReform',
    title: '即时答题',
    holdsWork: true,
    page: () =>
      import(/* webpackChunkName: "ImmediatePaperReform" */ './practice/immediate-paper-reform.page'),
  },
  {
    path: '/summary-test-reform',
    name: 'SummaryTestReform',
    title: '总结测试',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "SummaryTestReform" */ './summary-test/summary-test-reform.page'),
  },
  {
    path: '/chapter-test-reform/:chapterId',
    name: 'ChapterTestReform',
    title: '章节测试',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "ChapterTestReform" */ './chapter-test/chapter-test-reform.page'),
  },
  {
    path: '/chapter-test-analysis-reform/:chapterId',
    name: 'ChapterTestAnalysisReform',
    title: '测试解析',
    page: () =>
      import(
        /* webpackChunkName: "ChapterTestAnalysisReform" */ './analysis/chapter-test-analysis-reform.page'
      ),
  },
  {
    path: '/exam',
    name: 'Exam',
    title: '考试',
    holdsWork: true,
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "Exam" */ './exam/exam.page'),
  },
  {
    path: '/exam-certificate',
    name: 'ExamCertificate',
    title: '考试证书',
    page: () => import(/* webpackChunkName: "ExamCertificate" */ './exam-certificate/exam-certificate.page'),
  },
  {
    path: '/exam-certificate-rule',
    name: 'ExamCertificateRule',
    title: '证书规则',
    page: () =>
      import(/* webpackChunkName: "ExamCertificateRule" */ './exam-certificate/exam-certificate-rule.page'),
  },
]);
