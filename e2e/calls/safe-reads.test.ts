import { codes } from '@suite/api';
import { isSafeRead, readDeclarations } from '@suite/build/calls';
import { productOfCall } from '../world/api/handle';
import {
  chapters,
  courses,
  courseVideos,
  funds,
  homework,
  materials,
  papers,
  reflections,
  units,
  videoLinks,
} from '../world/content';
import { list } from '../world/db';
import type { SessionProduct } from '../world/people/sessions';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../world/testing/world-under-test';

/** The reads that `calls -- --openapi` says are safe: `@writes` beside a call says that it is not. */
const calls = readDeclarations().calls.filter(isSafeRead);

const always = { page: 1, limit: 10, month: '2026-03', url: 'https://m.example.cn/' };

/** The first of each course: what a learner may see of a course does not differ within it. */
const firstOfEach = <Item extends { course_id: number }>(items: readonly Item[]): Item[] =>
  items.filter((item, at) => items.findIndex(({ course_id }) => course_id === item.course_id) === at);

/** The ids of the content to ask for, by the parameter that a call refuses to miss. */
const ids: Record<string, object[]> = {
  course_id: courses.map(({ course_id }) => ({ course_id })),
  v_id: firstOfEach(courseVideos).map(({ v_id }) => ({ v_id })),
  chapter_id: firstOfEach(chapters).map(({ id }) => ({ chapter_id: id })),
  unit_id: firstOfEach(units).map(({ unit_id }) => ({ unit_id })),
  material_id: materials.map(({ material_id }) => ({ material_id })),
  homework_id: homework.map(({ homework_id }) => ({ homework_id })),
  paper_id: papers.map(({ id }) => ({ paper_id: id })),
  fund_id: funds.map(({ fund_id }) => ({ fund_id })),
  line: [{ line: 'finance' }],
  landing: [{ landing: 'operation' }],
  goods_id: [{ goods_id: 'management' }],
  week: [1, 2, 3, 4, 5, 6].map((week) => ({ week })),
  code: [{ code: 'CS001' }],
  invite_code: [{ invite_code: 'HELLO2026' }],
};

const DAY = 24 * 3600_000;

let under: WorldUnderTest;
let people: (Record<SessionProduct, Caller> & { ids: Record<string, object[]> })[];

/** A world in which no call has been made by that time. */
async function start(daysLater: number): Promise<void> {
  under = await worldUnderTest();
  await under.world.clock.set(NOON + daysLater * DAY, true);
  const learners = await list(under.world.db, 'learner');
  people = await Promise.all(
    learners.map(async ({ id, person }) => ({
      learner: await under.signIn(person ?? ''),
      management: await under.signIn(person ?? '', 'management'),
      ids: { ...ids, ...(await idsOf(id)) },
    })),
  );
}

/** The ids of what a learner has; the first of each is there for everybody, and so another learner's for most. */
async function idsOf(learner: number): Promise<Record<string, object[]>> {
  const { db } = under.world;
  const own = <Row extends { id: number; learner_id: number }>(rows: readonly Row[]) =>
    rows.filter(({ learner_id }, at) => at === 0 || learner_id === learner);
  const orders = own(await list(db, 'orders'));
  const contracts = [...own(await list(db, 'contract')), ...own(await list(db, 'manage_contract'))];
  return {
    trade_no: orders.map(({ order_no }) => ({ trade_no: order_no })),
    order_no: orders.map(({ order_no }) => ({ order_no })),
    contractId: contracts.map(({ id }) => ({ contractId: id })),
    id: [...reflections, ...videoLinks, ...own(await list(db, 'invoice'))].map(({ id }) => ({ id })),
    // A certificate's number is made of its learner's.
    credential_id: [{ credential_id: 137_000_000 + learner }],
  };
}

/** Rows written so far, undone ones and unchanged ones included. */
const written = () => under.world.file.prepare('select total_changes() as count').get()?.count as number;

/** The id that answered last for a call: as a rule it answers the next person, too. */
const answering = new Map<string, object>();

/** Asks with one id after the other until an answer is a success. */
async function hasAnswer(path: string, as: Caller, known: Record<string, object[]>): Promise<boolean> {
  const ask = (id: object) => under.wrong({ method: 'GET', path }, { ...always, ...id }, as);
  const first = await ask({});
  const missing = /^参数有误：(\w+)$/.exec(first.msg)?.[1];
  if (!missing) return first.code === codes.SUCCESS;
  for (const id of [answering.get(path) ?? [], ...(known[missing] ?? [])].flat()) {
    if ((await ask(id)).code !== codes.SUCCESS) continue;
    answering.set(path, id);
    return true;
  }
  return false;
}

// Much is due a week and a month later: learners are assigned to classes, graduate, run out of time.
describe.each(process.env.SWEEP ? [0, 7, 31] : [31])('%i days after the first', (days) => {
  beforeAll(() => start(days));
  afterAll(() => under.close());

  test.each(calls.map(({ path }) => path))('GET %s writes nothing, for any person', async (path) => {
    let answered = 0;
    for (const of of people) {
      const before = written();
      if (await hasAnswer(path, of[productOfCall(path) ?? 'learner'], of.ids)) answered++;
      expect(written() - before).toBe(0);
    }
    expect(answered).toBeGreaterThan(0);
  });
});
