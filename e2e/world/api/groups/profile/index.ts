import {
  addStudentInfos,
  banners,
  canUseCounter,
  codes,
  education,
  limit,
  pcLevel,
  saveSdtExt,
  updateUser,
  upgradeCourse,
  type Choice,
  type StudentInfos,
} from '@suite/api';
import * as v from 'valibot';
import { dayOf } from '../../../clock/china-time';
import * as content from '../../../content';
import { update } from '../../../db';
import { enrolmentsOf, runningSession } from '../../../people/sessions';
import type { Group, Seeding } from '../../group';
import { day, flag, handle, handleOpen, id, personOf, Refusal, rule, text, whole } from '../../handle';
import { refuseBlackWords } from '../../refuse-black-words';
import { seesNothing } from '../../sees-nothing';
import { areaCode, cityCheck } from '../address/address-schema';

const oneOf = (list: readonly Choice[], words: string) =>
  v.pipe(
    id(),
    v.check((given) => list.some((choice) => choice.id === given), words),
  );

const infosSchema = v.pipe(
  v.object({
    name: text(20, '请输入 20 个字以内的姓名'),
    sex: v.pipe(
      whole(0, 2),
      v.transform((value) => value as StudentInfos['sex']),
    ),
    birthday: day(),
    education_id: oneOf(content.education, '请选择学历'),
    pc_level_id: oneOf(content.pcLevels, '请选择电脑水平'),
    profession: text(30, '请输入 30 个字以内的职业'),
    province_id: areaCode(),
    city_id: areaCode(),
  }),
  cityCheck(),
);

/** A picture's address: of the world itself or of any host. */
const picture = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(https?:\/\/[^\s/]+\/|\/(?!\/))\S*$/, '头像地址不正确'),
);

const profileHandlers = [
  handleOpen(banners, ({ caller }) =>
    seesNothing(personOf(caller)) ? { ad: null, banners: [] } : content.banners,
  ),

  handleOpen(canUseCounter, async ({ db, now, caller }) => {
    const running = caller.session && (await runningSession(db, caller.session.sub, now));
    if (!running) return { canUse: 0 };
    const bought = await enrolmentsOf({ db, now }, running.learner.id);
    return { canUse: bought.length > 0 ? 1 : 0 };
  }),

  handleOpen(education, () => content.education),
  handleOpen(pcLevel, () => content.pcLevels),

  handle(addStudentInfos, infosSchema, async ({ db, now, learner, params }) => {
    const today = dayOf(now);
    if (params.birthday >= today || params.birthday < '1900-01-01') throw rule('出生日期不正确');
    refuseBlackWords(params.name, params.profession);
    await update(
      db,
      'learner',
      { id: learner.id },
      {
        student_infos: JSON.stringify(params),
        // A complete profile ends the temporary state.
        is_temporary: 0,
        name: learner.name || params.name,
        sex: learner.sex || params.sex,
      },
    );
    return null;
  }),

  handle(
    saveSdtExt,
    v.object({
      study_goal: text(200, '请输入 200 个字以内的学习目标'),
      study_time: v.picklist(['morning', 'noon', 'evening'], '请选择学习时间'),
      is_remind: flag(),
    }),
    async ({ db, learner, params }) => {
      refuseBlackWords(params.study_goal);
      await update(db, 'learner', { id: learner.id }, { sdt_ext: JSON.stringify(params) });
      return null;
    },
  ),

  handle(
    updateUser,
    v.object({ nickname: text(20, '请输入 20 个字以内的昵称'), avatar: picture }),
    async ({ db, learner, params }) => {
      refuseBlackWords(params.nickname);
      await update(db, 'learner', { id: learner.id }, params);
      return null;
    },
  ),

  handle(upgradeCourse, async ({ db, now, learner }) => {
    const bought = await enrolmentsOf({ db, now }, learner.id);
    if (!bought.some(({ product }) => product === 'finance'))
      throw new Refusal(codes.NOT_BOUGHT, '您没有可以升级的课程');
    // A learner who has the latest version already may have missed the answer.
    if (learner.version_id >= limit.latestVersion) return null;
    await update(db, 'learner', { id: learner.id }, { version_id: limit.latestVersion });
    return null;
  }),
];

/** People past the first days have filled in the profile. */
async function seedProfile({ db, person, learner }: Seeding): Promise<void> {
  const isKnown = person.studies.some(
    ({ day = 0, graduatedDaysAgo }) => day > 3 || graduatedDaysAgo !== undefined,
  );
  if (!isKnown) return;
  const { idNumber } = person;
  const infos = {
    name: person.name,
    sex: person.sex,
    birthday: `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`,
    education_id: 4,
    pc_level_id: 3,
    profession: '企业职员',
    province_id: '330000',
    city_id: '330100',
  };
  const ext = { study_goal: '先把家里的账理清楚，再学会配置资产。', study_time: 'evening', is_remind: 1 };
  await update(
    db,
    'learner',
    { id: learner.id },
    { student_infos: JSON.stringify(infos), sdt_ext: JSON.stringify(ext) },
  );
}

/** What a learner says about themselves, and small things around the personal center. */
export const profile: Group = { name: 'profile', handlers: profileHandlers, seed: seedProfile };
