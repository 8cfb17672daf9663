import type { APIRequestContext } from '@playwright/test';
import { routesOf, type OwnedRoute, type Registry } from '@suite/loader/registry';

/** People of the world for whom pages have content. */
export type Person =
  | 'mid-course'
  | 'failed-test'
  | 'graduated'
  | 'premium'
  | 'bound'
  | 'contracts'
  | 'tools-buyer'
  | 'manage-new'
  | 'manage-face'
  | 'manage-mid'
  | 'manage-wait'
  | 'manage-done';

/** A page at one concrete address. */
export interface Place {
  name: string;
  to: string;
  person: Person;
}

/** Addresses of a page, by the person who opens them. */
type Addresses = Partial<Record<Person, string[]>>;

/**
 * Addresses at which the sweep looks at pages: all pages whose path has parameters, and pages that show more
 * at one address or to one person. The ids are those of the world's content, the same for every learner.
 */
const table: Record<string, Addresses> = {
  AdvancedLessonOperationChannel: { 'mid-course': ['/advanced-lesson-operation/autumn-2026'] },
  PersonalCenter: { 'mid-course': ['/'], bound: ['/'] },
  MyInfo: { 'failed-test': ['/myinfo', '/myinfo?tab=mistakes'] },
  MyInfoCourse: { 'mid-course': ['/myinfo/course/302'], premium: ['/myinfo/course/303'] },
  MyInfoCourseVideo: { premium: ['/myinfo/course/video/303/30302'] },
  Chapter: { 'mid-course': ['/chapter/30204'], 'failed-test': ['/chapter/30102?course_id=301'] },
  Video: { 'failed-test': ['/video'] },
  VideoReform: { 'mid-course': ['/videoReform'] },
  VideoLinkList: { 'mid-course': ['/video-link-list'], premium: ['/video-link-list?id=401'] },
  ZckLesson: { premium: ['/zck-lesson'] },
  QualityLesson: { premium: ['/quality-lesson'] },
  LookTeachWeachat: {
    'mid-course': ['/look-teach-weachat'],
    graduated: ['/look-teach-weachat?line=investment'],
  },
  TeamTrophy: { graduated: ['/team-trophy/801'] },
  StudentsFeelDetail: { 'mid-course': ['/students-feel/detail?id=301'] },
  StudyMaterial: { 'failed-test': ['/study-material'] },
  StudyMaterialDetail: {
    'failed-test': ['/study-material/detail/30171/3017101'],
    graduated: ['/study-material/detail/preview/30171/3017104'],
  },
  StudyMaterialReformDetail: { 'mid-course': ['/study-material-reform/detail/30271/3027101'] },
  StudyMaterialAdvanceDetail: { graduated: ['/study-material-advance/detail/30371/3037101'] },
  StudyMaterialVideo: { 'failed-test': ['/study-material/video/30171/3017104'] },
  StudyMaterialReformVideo: { 'mid-course': ['/study-material-reform/video/30271/3027103'] },
  StudyTask: { 'failed-test': ['/study-task'] },
  StudyTaskOld: { graduated: ['/study-task-old', '/study-task-old?homework_id=3017151'] },
  StudyTaskSeparate: { 'failed-test': ['/study-task-separate'] },
  StudyTaskSeparateReform: {
    'mid-course': ['/study-task-separate-reform', '/study-task-separate-reform?homework_id=3027451'],
  },
  AnswerSystem: { 'failed-test': ['/answer-system'] },
  HistoryPaper: {
    'failed-test': ['/answer-system/history-paper/30152'],
    graduated: ['/answer-system/history-paper/30352?juan=last'],
  },
  ImmediatePaper: { 'failed-test': ['/answer-system/immediate-paper/30153'] },
  SummaryTest: { 'failed-test': ['/summary-test', '/summary-test?videoId=3010101&chapterId=30101'] },
  ChapterTest: { 'failed-test': ['/chapter-test/30102'] },
  ChapterTestAnalysis: { 'failed-test': ['/chapter-test-analysis/30102'] },
  HistoryPaperReform: {
    'mid-course': [
      '/answer-system-reform/history-paper/30252',
      '/answer-system-reform/history-paper/30252?juan=last',
    ],
  },
  ImmediatePaperReform: { 'mid-course': ['/answer-system-reform/immediate-paper/30253'] },
  SummaryTestReform: { 'mid-course': ['/summary-test-reform?videoId=3020101&chapterId=30201'] },
  ChapterTestReform: { 'mid-course': ['/chapter-test-reform/30201'] },
  ChapterTestAnalysisReform: { 'mid-course': ['/chapter-test-analysis-reform/30201'] },
  Exam: { graduated: ['/exam'], premium: ['/exam?paper_id=903&view=analysis'] },
  PayOutside: { 'mid-course': ['/pay/outside/{pending}', '/pay/outside/JJ0'] },
  PaySuccess: {
    'mid-course': ['', '?order_no={paid}', '?order_no={pending}'].map((of) => `/pay/pay-success${of}`),
  },
  PaymentToolsContact: {
    'mid-course': ['/pay/payment-tools-contact'],
    'tools-buyer': ['/pay/payment-tools-contact'],
  },
  ZcBindResult: {
    premium: ['/pay/zc-bind-result/{zc}'],
    'mid-course': ['/pay/zc-bind-result/oEdvNRM8BnrMrG0ZExx4fP4WxNcU/199****1007'],
  },
  ExamCertificate: { graduated: ['/exam-certificate'] },
  Payment: { bound: ['/pay/payment/CS002', '/pay/payment/CS004'], 'mid-course': ['/pay/payment/CS001'] },
  PaymentAdvnacedId: { 'mid-course': ['/pay/payment-advnaced/2'] },
  AdvancedLessonFinanceCashier: { bound: ['/advanced-lesson-finance-cashier?code=CS001'] },
  AdvancedLessonFinanceSuccess: {
    'mid-course': ['', '?order_no={paid}'].map((of) => `/advanced-lesson-finance/success${of}`),
  },
  AdvancedLessonFinanceReceive: {
    'mid-course': ['', '?order_no={paid}'].map((of) => `/advanced-lesson-finance/receive${of}`),
  },
  NotesOrder: { 'mid-course': ['/myinfo/notes/order', '/myinfo/notes/order?books=551,556'] },
  NotesAddress: {
    'mid-course': ['/myinfo/notes/address'],
    graduated: ['/myinfo/notes/address?order_no={books}'],
  },
  DiplomaList: { graduated: ['/myinfo/diploma/list'] },
  Diploma: { graduated: ['/myinfo/diploma'] },
  DiplomaAdvanced: { premium: ['/myinfo/diploma/advanced'] },
  DiplomaCourse: { premium: ['/myinfo/diploma/investment', '/myinfo/diploma/jingpin'] },
  CertificateHome: { premium: ['/certificate-home'], 'mid-course': ['/certificate-home'] },
  CertificateForm: {
    graduated: ['/certificate-form?line=finance'],
    premium: ['/certificate-form?line=advanced'],
  },
  CertificateApply: { premium: ['/certificate-apply?line=advanced'] },
  CertificateResult: { premium: ['/certificate-result?line=investment'] },
  CertificateAudit: { premium: ['/certificate-audit?line=advanced', '/certificate-audit?line=investment'] },
  CertificateMy: { graduated: ['/certificate-my'], premium: ['/certificate-my'] },
  Counter: { 'mid-course': ['/myinfo/counter'], bound: ['/myinfo/counter'] },
  CounterFesto: { bound: ['/myinfo/counter/festo?falls=yes&fallYear=5&fallPercent=30'] },
  CounterRealty: {
    bound: ['/myinfo/counter/realty?held=below2&gain=actual', '/myinfo/counter/realty?kind=new'],
  },
  MyInfoContract: { contracts: ['/myinfo/contract'] },
  // Ids in braces are the twin's own; an address with another learner's shows that there is no such contract.
  PreviewContract: { contracts: ['/preview-contract?id={signed}', '/preview-contract?id=1'] },
  SignContract: { contracts: ['/sign-contract/{toSign}', '/sign-contract/1'] },
  Coupon: { 'mid-course': ['/coupon'], graduated: ['/coupon'] },
  RefundContractList: { 'mid-course': ['/refund-contract-list'], premium: ['/refund-contract-list'] },
  RefundContract: {
    'mid-course': ['', '&step=read'].map((step) => `/refund-contract?contractId={refundable}${step}`),
  },
  RefundBindCard: { 'failed-test': ['/refund-bind-card?contractId={toBind}'] },
  RefundResult: { premium: ['/refund-result?contractId={refund}', '/refund-result?contractId={toBind}'] },
  Invoice: { graduated: ['', '?tab=issued', '?id={invoice}'].map((query) => `/myinfo/invoice${query}`) },
  InvoiceBilling: { graduated: ['/myinfo/invoice/billing?order_no={order}'] },
  InvoiceRebilling: { premium: ['/myinfo/invoice/rebilling?id={invoice}'] },
  InvoiceSuccess: { premium: ['/myinfo/invoice/success?id={invoice}'] },
  PayCourse: { graduated: ['/manage-course/pay-course'], premium: ['/manage-course/pay-course'] },
  NewPayCourse: {
    graduated: ['/manage-course/new-pay-course'],
    'manage-new': ['/manage-course/new-pay-course'],
  },
  // GL1 is nobody's order: the page shows that there is no such one.
  PayManageOutside: {
    graduated: ['/manage-course/pay-course/outside?trade_no=GL1'],
    'manage-mid': ['/manage-course/pay-course/outside?trade_no={paid}'],
  },
  NewPayOutside: {
    graduated: ['/manage-course/new-pay-outside?trade_no=GL1'],
    'manage-mid': ['/manage-course/new-pay-outside?trade_no={paid}'],
  },
  ManageContractList: {
    'manage-done': ['/manage-course/contractlist'],
    graduated: ['/manage-course/contractlist'],
  },
  ManageSignContract: {
    'manage-new': ['/manage-course/sign-contract'],
    'manage-face': ['/manage-course/sign-contract'],
  },
  FaceVerify: {
    'manage-face': ['/manage-course/face-verify'],
    'manage-new': ['/manage-course/face-verify'],
    'manage-mid': ['/manage-course/face-verify'],
  },
  NewManageCourse: { 'manage-done': ['/manage-course/new-manage-course'] },
  AnswerManage: {
    'manage-mid': ['all', 1, 2, 3, 4, 5].map((week) => `/manage-course/answer-manage/${week}`),
    'manage-wait': ['/manage-course/answer-manage/6', '/manage-course/answer-manage/1?view=analysis'],
  },
  NewEvaluateManage: { 'manage-wait': ['/manage-course/new-evaluate-manage'] },
  NewEvaluateResult: { 'manage-done': ['/manage-course/new-evaluate-result?id=13722'] },
  Certificate: {
    'manage-done': ['/manage-course/certificate'],
    'manage-mid': ['/manage-course/certificate'],
  },
};

/** Every route of every app that the suite serves now. */
export async function liveRoutes(request: APIRequestContext): Promise<OwnedRoute[]> {
  return routesOf((await (await request.get('/registry.json')).json()) as Registry);
}

const needsParameter = ({ path }: OwnedRoute) => /:\w+(?!\w*\?)/.test(path);

/** Routes that the sweep would miss, because the table has no address for their parameters. */
export const routesWithoutAddress = (rows: readonly OwnedRoute[]): string[] =>
  rows.filter((row) => needsParameter(row) && !table[row.name]).map(({ name }) => name);

/** Names in the table that no route bears. */
export const addressesWithoutRoute = (rows: readonly OwnedRoute[]): string[] =>
  Object.keys(table).filter((name) => !rows.some((row) => row.name === name));

/** A page that reloads itself once is met after that. */
const usual = ({ line, path, reloadOnce }: OwnedRoute): Addresses => ({
  [line === 'management' ? 'manage-mid' : 'mid-course']: [
    path.replace(/\/:\w+\?/g, '') + (reloadOnce ? '?reloaded=1' : ''),
  ],
});

/** One or more places for every route. */
export const placesOf = (rows: readonly OwnedRoute[]): Place[] =>
  rows
    .filter((row) => table[row.name] || !needsParameter(row))
    .flatMap((row) =>
      Object.entries(table[row.name] ?? usual(row)).flatMap(([person, addresses]) =>
        addresses.map((to) => ({ name: row.name, to, person: person as Person })),
      ),
    );

/** The first address of every route for `npm test`, all of them for `npm run sweep`. */
export function oftenPlaces(rows: readonly OwnedRoute[]): Place[] {
  const all = placesOf(rows);
  return process.env.SWEEP
    ? all
    : all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at);
}

/**
 * The places by person, the first address of each page before the second of any: whether a page that stays has taken
 * another address shows only by waiting.
 */
export function byPerson(places: readonly Place[]): Map<Person, Place[]> {
  const groups = new Map<Person, Place[]>();
  for (const place of places) groups.set(place.person, [...(groups.get(place.person) ?? []), place]);
  for (const [person, own] of groups) {
    const turn = (place: Place, at: number) =>
      own.slice(0, at).filter(({ name }) => name === place.name).length;
    const turns = own.map((place, at) => ({ place, turn: turn(place, at) }));
    groups.set(
      person,
      turns.sort((one, other) => one.turn - other.turn).map(({ place }) => place),
    );
  }
  return groups;
}

/** One of so many parts of the places; few people have places in two of them. */
export function part(places: readonly Place[], at: number, of: number): Place[] {
  const sorted = Array.from(byPerson(places).values()).flat();
  return sorted.slice(Math.floor((at * sorted.length) / of), Math.floor(((at + 1) * sorted.length) / of));
}
