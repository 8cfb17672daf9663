import { reflectionDetail, reflections, type ReflectionDetail } from '@suite/api';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { addDays, dayOf, momentOf, timeText } from '../../../clock/china-time';
import { reflections as written } from '../../../content';
import { insert, pageOf, type Db } from '../../../db';
import type { Filling, Group } from '../../group';
import { handleOpen, id, notFound, page, personOf } from '../../handle';
import { seesNothing } from '../../sees-nothing';

type ReflectionTable = Omit<ReflectionDetail, 'publish_time'> & { published_at: number };

declare module '../../../db' {
  interface Tables {
    reflection: ReflectionTable;
  }
}

/** Reflections are dated from the world's first day. */
async function fillReflections({ db, now }: Filling): Promise<void> {
  const rows = written.map(({ days_ago, time, ...one }) => ({
    ...one,
    published_at: momentOf(`${addDays(dayOf(now), -days_ago)} ${time}`),
  }));
  await insert(db, 'reflection', rows);
}

const published = (db: Db, now: number) => db.selectFrom('reflection').where('published_at', '<=', now);

const dated = <Row extends Pick<Selectable<ReflectionTable>, 'published_at'>>({
  published_at,
  ...row
}: Row) => ({
  ...row,
  publish_time: timeText(published_at),
});

const reflectionHandlers = [
  handleOpen(reflections, v.object(page()), async ({ db, now, caller, params }) => {
    if (seesNothing(personOf(caller))) return { list: [], total: 0 };
    const { list: rows, total } = await pageOf(
      published(db, now)
        .select(['id', 'title', 'summary', 'cover', 'author_name', 'avatar', 'class_name', 'published_at'])
        .orderBy('published_at', 'desc')
        .orderBy('id'),
      params,
    );
    return { list: rows.map(dated), total };
  }),

  handleOpen(reflectionDetail, v.object({ id: id() }), async ({ db, now, params }) => {
    const row = await published(db, now).selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound('这篇感悟不存在或已下架');
    return dated(row);
  }),
];

/** Students' texts about their learning; open to all visitors. */
export const reflection: Group = {
  name: 'reflections',
  handlers: reflectionHandlers,
  fill: fillReflections,
};
