import { place } from './place';

// Each place is marked as pure, so that an app carries only those that it links to, and its release records them.

// remote-learning
export const home = /* @__PURE__ */ place('/');
export const myInfo = /* @__PURE__ */ place('/myinfo');
export const studentCard = /* @__PURE__ */ place('/myinfo/card');
export const graduation = /* @__PURE__ */ place('/myinfo/graduate');
export const courseUpdate = /* @__PURE__ */ place('/myinfo/update');
export const manual = /* @__PURE__ */ place('/myinfo/manual');
export const manualReform = /* @__PURE__ */ place('/myinfo/manual-reform');
export const manualAdvanced = /* @__PURE__ */ place('/myinfo/manual-advanced');
export const manualInvestment = /* @__PURE__ */ place('/myinfo/manual-investment');
export const manualIndustry = /* @__PURE__ */ place('/myinfo/manual-industry');
export const course = /* @__PURE__ */ place('/myinfo/course/:id');
export const courseLesson = /* @__PURE__ */ place('/myinfo/course/video/:id/:chapterId', 'v_id=:videoId?');
export const chapter = /* @__PURE__ */ place('/chapter/:chapterId', 'course_id=:courseId?');
export const video = /* @__PURE__ */ place('/video', 'v_id=:videoId?');
export const videoReform = /* @__PURE__ */ place('/videoReform', 'v_id=:videoId?');
export const qualityLesson = /* @__PURE__ */ place('/quality-lesson', 'v_id=:videoId?');
export const zckLesson = /* @__PURE__ */ place('/zck-lesson', 'v_id=:videoId?');
export const auditionLesson = /* @__PURE__ */ place('/audition-lesson');
export const playbackList = /* @__PURE__ */ place('/video-playbackList');
export const videoLinks = /* @__PURE__ */ place('/video-link-list');
export const studyMaterial = /* @__PURE__ */ place('/study-material', 'tab=:tab?&book=:bookId?');
export const studyMaterialReform = /* @__PURE__ */ place('/study-material-reform', 'tab=:tab?&book=:bookId?');
export const material = /* @__PURE__ */ place('/study-material/detail/:preview?/:weekId/:materialId');
export const materialReform = /* @__PURE__ */ place(
  '/study-material-reform/detail/:preview?/:weekId/:materialId',
);
export const materialAdvance = /* @__PURE__ */ place(
  '/study-material-advance/detail/:preview?/:weekId/:materialId',
);
export const materialVideo = /* @__PURE__ */ place('/study-material/video/:weekId/:materialId');
export const materialVideoReform = /* @__PURE__ */ place('/study-material-reform/video/:weekId/:materialId');
export const studyTask = /* @__PURE__ */ place('/study-task');
export const studyTaskReform = /* @__PURE__ */ place('/study-task-reform');
export const homeworkOld = /* @__PURE__ */ place(
  '/study-task-old',
  'homework_id=:homeworkId?&week_id=:weekId?',
);
export const homework = /* @__PURE__ */ place(
  '/study-task-separate',
  'homework_id=:homeworkId?&week_id=:weekId?',
);
export const homeworkReform = /* @__PURE__ */ place(
  '/study-task-separate-reform',
  'homework_id=:homeworkId?&week_id=:weekId?',
);
export const checkIn = /* @__PURE__ */ place('/user-clock');
export const checkInHistory = /* @__PURE__ */ place('/user-clock-history');
export const checkInPoster = /* @__PURE__ */ place('/user-clock-poster');
export const classInfo = /* @__PURE__ */ place('/class-info');
export const classForm = /* @__PURE__ */ place('/class-info-form');
export const classPoster = /* @__PURE__ */ place('/class-info-poster');
export const fillInformation = /* @__PURE__ */ place('/fill-information');
export const myTeacher = /* @__PURE__ */ place('/look-teach-weachat', 'line=:line?');
export const teamTrophy = /* @__PURE__ */ place('/team-trophy/:id');
export const openAccount = /* @__PURE__ */ place('/open-account');
export const evaluate = /* @__PURE__ */ place('/evaluate/:evaluateId?');
export const evaluateResult = /* @__PURE__ */ place('/evaluate-result', 'id=:evaluateId?');
export const survey = /* @__PURE__ */ place('/user-survery');
export const reflections = /* @__PURE__ */ place('/students-feel');
export const reflection = /* @__PURE__ */ place('/students-feel/detail', 'id=:reflectionId');

// remote-exams
export const practice = /* @__PURE__ */ place('/answer-system');
export const practiceReform = /* @__PURE__ */ place('/answer-system-reform');
export const practicePaper = /* @__PURE__ */ place('/answer-system/immediate-paper/:unitId');
export const practicePaperReform = /* @__PURE__ */ place('/answer-system-reform/immediate-paper/:unitId');
export const practiceHistory = /* @__PURE__ */ place('/answer-system/history-paper/:unitId', 'juan=:juan?');
export const practiceHistoryReform = /* @__PURE__ */ place(
  '/answer-system-reform/history-paper/:unitId',
  'juan=:juan?',
);
export const chapterTest = /* @__PURE__ */ place('/chapter-test/:chapterId');
export const chapterTestReform = /* @__PURE__ */ place('/chapter-test-reform/:chapterId');
export const chapterTestAnalysis = /* @__PURE__ */ place('/chapter-test-analysis/:chapterId');
export const chapterTestAnalysisReform = /* @__PURE__ */ place('/chapter-test-analysis-reform/:chapterId');
export const summaryTest = /* @__PURE__ */ place('/summary-test', 'videoId=:videoId?&chapterId=:chapterId?');
export const summaryTestReform = /* @__PURE__ */ place(
  '/summary-test-reform',
  'videoId=:videoId?&chapterId=:chapterId?',
);
export const exam = /* @__PURE__ */ place('/exam', 'paper_id=:paperId?&view=:view?');
export const examCertificate = /* @__PURE__ */ place('/exam-certificate', 'paper_id=:paperId?');
export const examCertificateRule = /* @__PURE__ */ place('/exam-certificate-rule');

// remote-commerce
export const advancedLesson = /* @__PURE__ */ place('/advanced-lesson-operation');
export const financeLesson = /* @__PURE__ */ place('/advanced-lesson-finance');
export const premiumUpgrade = /* @__PURE__ */ place('/upgrade-lesson-premium');
export const payInvestment = /* @__PURE__ */ place('/pay/payment-investment');
export const payIndustry = /* @__PURE__ */ place('/pay/payment-industry');
export const coupon = /* @__PURE__ */ place('/coupon');
export const notes = /* @__PURE__ */ place('/myinfo/notes');
export const invoices = /* @__PURE__ */ place('/myinfo/invoice');
export const refundContracts = /* @__PURE__ */ place('/refund-contract-list');

// remote-contracts
export const agreement = /* @__PURE__ */ place('/agreement');
export const contracts = /* @__PURE__ */ place('/myinfo/contract');
export const signContract = /* @__PURE__ */ place('/sign-contract/:contractId');
export const certificateHome = /* @__PURE__ */ place('/certificate-home');
export const diplomas = /* @__PURE__ */ place('/myinfo/diploma/list');
export const diploma = /* @__PURE__ */ place('/myinfo/diploma');
export const diplomaAdvanced = /* @__PURE__ */ place('/myinfo/diploma/advanced');
export const diplomaOf = /* @__PURE__ */ place('/myinfo/diploma/:courseType');

// remote-tools
export const counter = /* @__PURE__ */ place('/myinfo/counter');
export const mortgage = /* @__PURE__ */ place('/myinfo/counter/mortgage');
export const newShares = /* @__PURE__ */ place('/make-new');
export const marketTools = /* @__PURE__ */ place('/market-tools');

// host
export const registerLogin = /* @__PURE__ */ place('/register-login', 'back=:back?&route=:route?');
export const forgetPassword = /* @__PURE__ */ place(
  '/register-login/forget-password',
  'back=:back?&route=:route?',
);
export const resetPassword = /* @__PURE__ */ place(
  '/register-login/reset-password',
  'back=:back?&route=:route?',
);
export const failure = /* @__PURE__ */ place('/error', 'reason=:reason?&back=:back?');
