import { link } from './link';

// Each link is marked as pure, so that an app drops, and its release does not record, those that it does not use.

export const home = /* @__PURE__ */ link('/');
export const myInfo = /* @__PURE__ */ link('/myinfo');
export const myOrders = /* @__PURE__ */ link('/myinfo', 'tab=orders');
export const mistakes = /* @__PURE__ */ link('/myinfo', 'tab=mistakes&review=:isReviewed?');
export const studentCard = /* @__PURE__ */ link('/myinfo/card');
export const graduation = /* @__PURE__ */ link('/myinfo/graduate');
export const courseUpdate = /* @__PURE__ */ link('/myinfo/update');
export const fillInformation = /* @__PURE__ */ link('/fill-information');
export const myTeacher = /* @__PURE__ */ link('/look-teach-weachat', 'line=:line?');
export const teamTrophy = /* @__PURE__ */ link('/team-trophy/:id');
export const openAccount = /* @__PURE__ */ link('/open-account');

export const certificateHome = /* @__PURE__ */ link('/certificate-home');
export const certificateForm = /* @__PURE__ */ link('/certificate-form', 'line=:line?&only=:only?');
export const certificateApply = /* @__PURE__ */ link('/certificate-apply', 'line=:line?');
export const certificateResult = /* @__PURE__ */ link('/certificate-result', 'line=:line?');
export const certificateAudit = /* @__PURE__ */ link('/certificate-audit', 'line=:line?');
export const myCertificates = /* @__PURE__ */ link('/certificate-my');
export const diplomas = /* @__PURE__ */ link('/myinfo/diploma/list');
export const diploma = /* @__PURE__ */ link('/myinfo/diploma');
export const diplomaAdvanced = /* @__PURE__ */ link('/myinfo/diploma/advanced');
export const diplomaOf = /* @__PURE__ */ link('/myinfo/diploma/:courseType');

export const checkIn = /* @__PURE__ */ link('/user-clock');
export const checkInHistory = /* @__PURE__ */ link('/user-clock-history');
export const checkInPoster = /* @__PURE__ */ link('/user-clock-poster');

export const classInfo = /* @__PURE__ */ link('/class-info', 'line=:line?');
export const classForm = /* @__PURE__ */ link('/class-info-form');
export const classPoster = /* @__PURE__ */ link('/class-info-poster');

export const agreement = /* @__PURE__ */ link('/agreement');
export const contracts = /* @__PURE__ */ link('/myinfo/contract');
export const signContract = /* @__PURE__ */ link('/sign-contract/:id');
export const previewContract = /* @__PURE__ */ link('/preview-contract', 'id=:id');

// A player opens `videoId`, else the lesson with which the learner goes on, and with `isPlayed` starts it at once, and at `second` if that is named; or it goes on after the lesson `afterId` or the chapter `pastId`, whose tests were passed.

export const course = /* @__PURE__ */ link('/myinfo/course/:id');
export const courseLesson = /* @__PURE__ */ link(
  '/myinfo/course/video/:id/:chapterId',
  'v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?',
);
export const chapter = /* @__PURE__ */ link(
  '/chapter/:chapterId',
  'course_id=:courseId?&after=:afterId?&past=:isPast?',
);
export const video = /* @__PURE__ */ link(
  '/video',
  'course_id=:courseId?&v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?',
);
export const videoReform = /* @__PURE__ */ link(
  '/videoReform',
  'course_id=:courseId?&v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?&past=:pastId?',
);
export const qualityLesson = /* @__PURE__ */ link(
  '/quality-lesson',
  'course_id=:courseId?&v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?',
);
export const zckLesson = /* @__PURE__ */ link(
  '/zck-lesson',
  'course_id=:courseId?&v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?',
);

export const evaluate = /* @__PURE__ */ link('/evaluate/:evaluateId?');
export const evaluateResult = /* @__PURE__ */ link('/evaluate-result', 'id=:evaluateId?');
export const survey = /* @__PURE__ */ link('/user-survery');

export const exam = /* @__PURE__ */ link('/exam', 'paper_id=:paperId?&view=:view?');
export const examCertificate = /* @__PURE__ */ link('/exam-certificate', 'paper_id=:paperId?');
export const examCertificateRule = /* @__PURE__ */ link('/exam-certificate-rule');

// A landing page and the payment behind it pass on the channel that the learner came by: the order says it.

export const advancedLesson = /* @__PURE__ */ link('/advanced-lesson-operation', 'channel=:channel?');
export const financeLesson = /* @__PURE__ */ link('/advanced-lesson-finance', 'channel=:channel?');
export const gameMessage = /* @__PURE__ */ link('/advanced-lesson-game/message');
export const gameSuccess = /* @__PURE__ */ link('/advanced-lesson-game/success');
export const lessonSteps = /* @__PURE__ */ link('/advanced-lesson-step');
export const premiumUpgrade = /* @__PURE__ */ link('/upgrade-lesson-premium', 'channel=:channel?');
export const payInvestment = /* @__PURE__ */ link('/pay/payment-investment', 'channel=:channel?');
export const payIndustry = /* @__PURE__ */ link('/pay/payment-industry', 'channel=:channel?');

export const registerLogin = /* @__PURE__ */ link('/register-login', 'back=:back?&route=:route?');
export const forgetPassword = /* @__PURE__ */ link(
  '/register-login/forget-password',
  'back=:back?&route=:route?',
);
export const resetPassword = /* @__PURE__ */ link(
  '/register-login/reset-password',
  'back=:back?&route=:route?',
);
export const failure = /* @__PURE__ */ link('/error', 'reason=:reason?&back=:back?');

export const manageCourse = /* @__PURE__ */ link('/manage-course', 'contact=:contact?');
export const newManageCourse = /* @__PURE__ */ link('/manage-course/new-manage-course', 'contact=:contact?');
export const managePay = /* @__PURE__ */ link('/manage-course/pay-course');
export const newManagePay = /* @__PURE__ */ link('/manage-course/new-pay-course');
export const manageContracts = /* @__PURE__ */ link('/manage-course/contractlist');
export const manageSignContract = /* @__PURE__ */ link('/manage-course/sign-contract', 'id=:id?');
export const manageContractText = /* @__PURE__ */ link('/manage-course/sign-contract', 'id=:id&view=text');
export const managePayOutside = /* @__PURE__ */ link(
  '/manage-course/pay-course/outside',
  'trade_no=:tradeNo',
);
export const newManagePayOutside = /* @__PURE__ */ link(
  '/manage-course/new-pay-outside',
  'trade_no=:tradeNo',
);
export const manageFaceVerify = /* @__PURE__ */ link('/manage-course/face-verify');
export const manageExam = /* @__PURE__ */ link(
  '/manage-course/answer-manage/:week',
  'attempt=:attempt?&view=:view?',
);
export const manageEvaluate = /* @__PURE__ */ link('/manage-course/evaluate-manage/:evaluateId?');
export const manageEvaluateResult = /* @__PURE__ */ link('/manage-course/evaluate-result', 'id=:evaluateId?');
export const newManageEvaluate = /* @__PURE__ */ link('/manage-course/new-evaluate-manage/:evaluateId?');
export const newManageEvaluateResult = /* @__PURE__ */ link(
  '/manage-course/new-evaluate-result',
  'id=:evaluateId?',
);
export const manageCertificate = /* @__PURE__ */ link('/manage-course/certificate');
export const etiquetteClass = /* @__PURE__ */ link('/manage-course/etiquette-class');
export const etiquetteLesson = /* @__PURE__ */ link('/manage-course/etiquette-class-detail', 'id=:lessonId?');

export const manual = /* @__PURE__ */ link('/myinfo/manual');
export const manualReform = /* @__PURE__ */ link('/myinfo/manual-reform');
export const manualAdvanced = /* @__PURE__ */ link('/myinfo/manual-advanced');
export const manualInvestment = /* @__PURE__ */ link('/myinfo/manual-investment');
export const manualIndustry = /* @__PURE__ */ link('/myinfo/manual-industry');

export const studyMaterial = /* @__PURE__ */ link('/study-material', 'tab=:tab?&book=:bookId?');
export const studyMaterialReform = /* @__PURE__ */ link('/study-material-reform', 'tab=:tab?&book=:bookId?');
export const material = /* @__PURE__ */ link('/study-material/detail/:preview?/:weekId/:materialId');
export const materialReform = /* @__PURE__ */ link(
  '/study-material-reform/detail/:preview?/:weekId/:materialId',
);
export const materialAdvance = /* @__PURE__ */ link(
  '/study-material-advance/detail/:preview?/:weekId/:materialId',
);
export const materialVideo = /* @__PURE__ */ link('/study-material/video/:weekId/:materialId', 'line=:line?');
export const materialVideoReform = /* @__PURE__ */ link('/study-material-reform/video/:weekId/:materialId');

export const auditionLesson = /* @__PURE__ */ link('/audition-lesson');
export const playbackList = /* @__PURE__ */ link('/video-playbackList');
export const videoLinks = /* @__PURE__ */ link('/video-link-list');

export const inviteCode = /* @__PURE__ */ link(
  '/pay/invite-code',
  'invite_code=:inviteCode?&channel=:channel?',
);
export const payment = /* @__PURE__ */ link(
  '/pay/payment/:code',
  'invite_code=:inviteCode?&channel=:channel?',
);
export const payAdvanced = /* @__PURE__ */ link('/pay/payment-advnaced', 'channel=:channel?');
export const payAdvancedOf = /* @__PURE__ */ link('/pay/payment-advnaced/:id', 'channel=:channel?');
export const payPremium = /* @__PURE__ */ link('/pay/payment-premium', 'channel=:channel?');
export const payTools = /* @__PURE__ */ link('/pay/payment-tools');
export const toolsContact = /* @__PURE__ */ link('/pay/payment-tools-contact');
export const payOutside = /* @__PURE__ */ link('/pay/outside/:tradeNo');
export const paySuccess = /* @__PURE__ */ link('/pay/pay-success', 'order_no=:orderNo?');
export const zcBindMobile = /* @__PURE__ */ link('/pay/zc-bind-mobile');
export const zcBindResult = /* @__PURE__ */ link('/pay/zc-bind-result/:openid/:mobile');
export const financeInformation = /* @__PURE__ */ link(
  '/advanced-lesson-finance/information',
  'code=:code?&channel=:channel?',
);
export const financeCashier = /* @__PURE__ */ link(
  '/advanced-lesson-finance-cashier',
  'code=:code?&channel=:channel?',
);
export const financeSuccess = /* @__PURE__ */ link('/advanced-lesson-finance/success', 'order_no=:orderNo');
export const financeReceive = /* @__PURE__ */ link('/advanced-lesson-finance/receive', 'order_no=:orderNo?');
export const financeReceiveSuccess = /* @__PURE__ */ link(
  '/advanced-lesson-finance/receive/success',
  'order_no=:orderNo?',
);

export const practice = /* @__PURE__ */ link('/answer-system');
export const practiceReform = /* @__PURE__ */ link('/answer-system-reform');
export const practicePaper = /* @__PURE__ */ link('/answer-system/immediate-paper/:unitId');
export const practicePaperReform = /* @__PURE__ */ link('/answer-system-reform/immediate-paper/:unitId');
export const practiceHistory = /* @__PURE__ */ link('/answer-system/history-paper/:unitId', 'juan=:juan?');
export const practiceHistoryReform = /* @__PURE__ */ link(
  '/answer-system-reform/history-paper/:unitId',
  'juan=:juan?',
);

export const coupon = /* @__PURE__ */ link('/coupon');
export const notes = /* @__PURE__ */ link('/myinfo/notes', 'tab=:tab?');
export const notesOrder = /* @__PURE__ */ link('/myinfo/notes/order', 'books=:bookIds?');
export const notesAddress = /* @__PURE__ */ link('/myinfo/notes/address', 'order_no=:orderNo?');
export const notesAddressSuccess = /* @__PURE__ */ link('/myinfo/notes/addressSuccess', 'order_no=:orderNo?');
export const invoices = /* @__PURE__ */ link('/myinfo/invoice', 'id=:id?&tab=:tab?');
export const invoiceBilling = /* @__PURE__ */ link('/myinfo/invoice/billing', 'order_no=:orderNo');
export const invoiceRebilling = /* @__PURE__ */ link('/myinfo/invoice/rebilling', 'id=:id');
export const invoiceSuccess = /* @__PURE__ */ link('/myinfo/invoice/success', 'id=:id&earlier=:earlier?');
export const refundContracts = /* @__PURE__ */ link('/refund-contract-list');
export const refundContract = /* @__PURE__ */ link('/refund-contract', 'contractId=:contractId&step=:step?');
export const refundBindCard = /* @__PURE__ */ link('/refund-bind-card', 'contractId=:contractId');
export const refundResult = /* @__PURE__ */ link('/refund-result', 'contractId=:contractId');

export const reflections = /* @__PURE__ */ link('/students-feel');
export const reflection = /* @__PURE__ */ link('/students-feel/detail', 'id=:reflectionId');

export const studyTask = /* @__PURE__ */ link('/study-task');
export const studyTaskReform = /* @__PURE__ */ link('/study-task-reform');
export const homeworkOld = /* @__PURE__ */ link(
  '/study-task-old',
  'homework_id=:homeworkId?&week_id=:weekId?',
);
export const homework = /* @__PURE__ */ link(
  '/study-task-separate',
  'homework_id=:homeworkId?&week_id=:weekId?',
);
export const homeworkReform = /* @__PURE__ */ link(
  '/study-task-separate-reform',
  'homework_id=:homeworkId?&week_id=:weekId?',
);

// A test leads back to its course if the course is named; one that a task opens does not know it.

export const chapterTest = /* @__PURE__ */ link('/chapter-test/:chapterId', 'course_id=:courseId?');
export const chapterTestReform = /* @__PURE__ */ link(
  '/chapter-test-reform/:chapterId',
  'course_id=:courseId?',
);
export const chapterTestAnalysis = /* @__PURE__ */ link(
  '/chapter-test-analysis/:chapterId',
  'course_id=:courseId?',
);
export const chapterTestAnalysisReform = /* @__PURE__ */ link(
  '/chapter-test-analysis-reform/:chapterId',
  'course_id=:courseId?',
);
export const summaryTest = /* @__PURE__ */ link(
  '/summary-test',
  'videoId=:videoId?&chapterId=:chapterId?&course_id=:courseId?',
);
export const summaryTestReform = /* @__PURE__ */ link(
  '/summary-test-reform',
  'videoId=:videoId?&chapterId=:chapterId?&course_id=:courseId?',
);

export const counter = /* @__PURE__ */ link('/myinfo/counter');
export const income = /* @__PURE__ */ link('/myinfo/counter/income');
export const financialFreedom = /* @__PURE__ */ link('/myinfo/counter/free');
export const mortgage = /* @__PURE__ */ link('/myinfo/counter/mortgage');
export const regularInvestment = /* @__PURE__ */ link('/myinfo/counter/festo', 'instalment=:instalment?');
export const exchange = /* @__PURE__ */ link('/myinfo/counter/change');
export const realty = /* @__PURE__ */ link('/myinfo/counter/realty');
export const newShares = /* @__PURE__ */ link('/make-new');
export const newSharesIntroduce = /* @__PURE__ */ link('/make-new/introduce');
export const marketTools = /* @__PURE__ */ link('/market-tools', 'fund=:fund?');
