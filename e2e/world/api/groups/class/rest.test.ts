import {
  advancedRestNotice,
  advancedStatus,
  codes,
  confirmAdvancedRest,
  confirmIndustryRest,
  confirmInvestmentRest,
  industryRestNotice,
  investmentRestNotice,
  investmentResumeNotice,
  investmentStatus,
} from '@suite/api';
import { addDays, momentOf } from '../../../clock/china-time';
import { list } from '../../../db';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { classes } from '.';

let under: WorldUnderTest;
let graduated: Caller;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [classes] });
  graduated = await under.signIn('graduated');
});
afterAll(() => under.close());
afterEach(async () => {
  await under.world.db.deleteFrom('class_rest').execute();
  await under.world.clock.set(NOON, true);
});

const confirm = (action: 'rest' | 'resume', as = graduated) =>
  under.ask(confirmInvestmentRest, { action }, as);
const to = (day: string) => under.world.clock.set(momentOf(`${day} 09:00:00`), true);

test('a learner in the middle of a course is offered a rest of thirty days', async () => {
  expect(await under.data(investmentRestNotice, undefined, graduated)).toMatchObject({
    is_show: 1,
    title: '投资课休学',
    start_date: '2026-03-11',
    end_date: '2026-04-09',
    times_left: 2,
  });
  expect(await under.data(investmentResumeNotice, undefined, graduated)).toMatchObject({ is_show: 0 });
});

test('a rest stops the course, and going on puts its end off by the days that passed', async () => {
  const before = (await under.data(investmentStatus, undefined, graduated)).class_info;
  const resting = await under.data(confirmInvestmentRest, { action: 'rest' }, graduated);
  expect(resting).toMatchObject({ status: 'resting', class_info: { current_week: before?.current_week } });
  expect(await under.data(confirmInvestmentRest, { action: 'rest' }, graduated)).toEqual(resting);
  await to('2026-03-20');
  expect(await under.data(investmentStatus, undefined, graduated)).toEqual(resting);
  expect(await under.data(investmentResumeNotice, undefined, graduated)).toMatchObject({
    is_show: 1,
    class_name: before?.class_name,
    start_date: '2026-03-20',
  });
  const resumed = await under.data(confirmInvestmentRest, { action: 'resume' }, graduated);
  expect(resumed).toMatchObject({
    status: 'studying',
    class_info: { current_week: before?.current_week, end_date: addDays(before?.end_date as string, 9) },
  });
  expect(await under.data(confirmInvestmentRest, { action: 'resume' }, graduated)).toEqual(resumed);
});

test('a rest ends by itself after thirty days', async () => {
  await confirm('rest');
  await to('2026-04-09');
  expect(await under.data(investmentStatus, undefined, graduated)).toMatchObject({ status: 'resting' });
  await to('2026-04-10');
  expect(await under.data(investmentStatus, undefined, graduated)).toMatchObject({ status: 'studying' });
});

test('a learner rests twice at most', async () => {
  await confirm('rest');
  await to('2026-03-12');
  await confirm('resume');
  expect(await under.data(investmentRestNotice, undefined, graduated)).toMatchObject({ times_left: 1 });
  await confirm('rest');
  await to('2026-03-13');
  await confirm('resume');
  const words = '每门课程最多休学 2 次，您的次数已经用完。';
  expect(await under.data(investmentRestNotice, undefined, graduated)).toMatchObject({
    is_show: 0,
    content: words,
    times_left: 0,
  });
  expect(await confirm('rest')).toMatchObject({ code: codes.RULE, msg: words });
});

test('in its last week a course is not paused', async () => {
  const premium = await under.signIn('premium');
  expect(await under.data(industryRestNotice, undefined, premium)).toMatchObject({ is_show: 0 });
  const answer = await under.ask(confirmIndustryRest, { action: 'rest' }, premium);
  expect(answer).toMatchObject({ code: codes.RULE, msg: '课程已到最后一周，不能休学。' });
});

test('a course that is over, or has not been chosen, is not paused', async () => {
  const finished = await under.ask(confirmAdvancedRest, { action: 'rest' }, graduated);
  expect(finished).toMatchObject({ code: codes.RULE, msg: '课程已经结束，不能休学。' });
  const toSign = await under.signIn('to-sign');
  expect(await under.data(advancedRestNotice, undefined, toSign)).toMatchObject({
    is_show: 0,
    content: '您还没有班级，不需要休学。',
  });
  expect(await under.ask(confirmAdvancedRest, { action: 'rest' }, toSign)).toMatchObject({
    code: codes.RULE,
  });
  expect(await under.data(advancedStatus, undefined, toSign)).toMatchObject({ status: 'none' });
});

test('a learner who did not rest cannot resume', async () => {
  expect(await confirm('resume')).toMatchObject({ code: codes.RULE, msg: '您现在没有休学' });
});

test('a learner without a purchase is refused, and so is nonsense', async () => {
  const bound = await under.signIn('bound');
  expect(await confirm('rest', bound)).toMatchObject({ code: codes.NOT_BOUGHT });
  expect(await under.data(investmentRestNotice, undefined, bound)).toMatchObject({ is_show: 0 });
  expect(await under.wrong(confirmInvestmentRest, { action: 'sleep' }, graduated)).toMatchObject({
    code: codes.BAD_PARAMS,
  });
  expect(await under.wrong(confirmInvestmentRest, undefined, graduated)).toMatchObject({
    code: codes.BAD_PARAMS,
  });
  expect(await confirm('rest', {})).toMatchObject({ code: codes.LOGIN_REQUIRED });
  expect(await list(under.world.db, 'class_rest')).toEqual([]);
});
