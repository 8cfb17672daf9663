import { addWechat, limit, teacherVersion, viewTeacherQrcode } from '@suite/api';
import * as v from 'valibot';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound } from '../../refusal';
import { teachersOf } from './teachers';

const lines = ['finance', 'reform', 'advanced', 'investment', 'industry', 'jingpin', 'zc'] as const;

export const teacherHandlers = [
  handle(viewTeacherQrcode, v.object({ line: v.optional(v.picklist(lines)) }), async (asking) => {
    const { db, learner, params } = asking;
    const found = (await teachersOf(asking)).find(({ line }) => !params.line || line === params.line);
    if (!found) throw notFound('您还没有班主任，购课并完善信息后会为您安排');
    const { teacher_id, teacher_name, avatar, title, qrcode, wechat, introduce, work_time } = found.teacher;
    const added = await db
      .selectFrom('teacher_added')
      .select('at')
      .where('learner_id', '=', learner.id)
      .where('teacher_id', '=', teacher_id)
      .executeTakeFirst();
    const is_added = added ? 1 : 0;
    const line = lines.find((one) => one === found.line) ?? null;
    return { line, teacher_id, teacher_name, avatar, title, qrcode, wechat, introduce, work_time, is_added };
  }),

  handle(addWechat, v.object({ teacher_id: id() }), async (asking) => {
    const { db, now, learner, params } = asking;
    const isOwn = (await teachersOf(asking)).some(({ teacher }) => teacher.teacher_id === params.teacher_id);
    if (!isOwn) throw notFound('老师不存在');
    await db
      .insertInto('teacher_added')
      .values({ learner_id: learner.id, teacher_id: params.teacher_id, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return null;
  }),

  handle(teacherVersion, ({ learner }) => ({ version: learner.version_id >= limit.latestVersion ? 2 : 1 })),
];
