import {
  advancedMaterialInfo,
  homeworkList,
  materialInfo,
  materialList,
  reformHomeworkList,
  reformMaterialInfo,
  reformMaterialList,
  userDetail,
} from '@suite/api';
import { days, defineOutbox, type LearnerId } from '@suite/kernel/records';
import { sendResult } from '../sending/send-result';

/** The calls that mark a material as studied, by the edition of the study materials. */
const calls = { older: materialInfo, reform: reformMaterialInfo, advanced: advancedMaterialInfo };

/** An edition of the study materials. */
export type MaterialEditionName = keyof typeof calls;

/** A material that a learner has read or watched to its end. */
export interface MaterialMark {
  edition: MaterialEditionName;
  week_id: number;
  material_id: number;
}

/** The mark in a stored value. */
export function markIn(stored: unknown): MaterialMark | undefined {
  const { edition, week_id, material_id } = Object(stored) as Record<keyof MaterialMark, unknown>;
  const isKnown = Object.keys(calls).indexOf(String(edition)) >= 0;
  return isKnown && Number(week_id) > 0 && Number(material_id) > 0 ? (stored as MaterialMark) : undefined;
}

/** Marks on their way to the server. */
export const materialMarks = defineOutbox<MaterialMark, unknown>({
  kind: 'material-mark',
  name: '资料学习记录',
  version: 1,
  personal: false,
  read: markIn,
  givenUpAfter: days(30),
  send: ({ value: { edition, week_id, material_id } }) =>
    sendResult(calls[edition]({ week_id, material_id, preview: 0 })),
  changes: [materialList, reformMaterialList, homeworkList, reformHomeworkList, userDetail].map(
    ({ path }) => path,
  ),
});

/** Each material waits once. */
export const markId = ({ edition, material_id }: MaterialMark): string => `${edition}.${material_id}`;

export const putMark = (owner: LearnerId, mark: MaterialMark) => materialMarks.put(owner, mark, markId(mark));
