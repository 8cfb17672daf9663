import { update } from '../../../db/queries';
import type { Group, Seeding } from '../../group';
import { profileHandlers } from './profile';

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
