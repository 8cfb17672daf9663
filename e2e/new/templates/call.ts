import type { Names } from '../names';

/** The declaration of a call. */
export const callDeclaration = ({ key, camel, pascal }: Names, from: string): string =>
  `import { getList } from '${from}';

export interface ${pascal} {
  id: number;
  title: string;
}

/** The learner's own rows. */
export const ${camel}List = getList<void, ${pascal}>('/${key}/list', 'title$');
`;

const groupFiles = ({ key, camel, pascal, snake }: Names): Record<string, string> => ({
  [`e2e/world/db/migrations/${key}-1.sql`]: `create table ${snake} (
  learner_id integer not null references learner (id),
  id integer not null,
  title text not null,
  constraint ${snake}_key primary key (learner_id, id)
);
`,

  [`e2e/world/api/groups/${key}/index.ts`]: `import { ${camel}List } from '@suite/api';
import type { Group, Seeding } from '../../group';
import { handle } from '../../handle';

declare module '../../../db' {
  interface Tables {
    ${snake}: { learner_id: number; id: number; title: string };
  }
}

/** Every learner has two rows, apart from the person who has nothing. */
async function seed${pascal}({ db, person, learner }: Seeding): Promise<void> {
  if (person.traits.includes('no-data')) return;
  const rows = ['第一项', '第二项'].map((title, at) => ({ learner_id: learner.id, id: at + 1, title }));
  await db.insertInto('${snake}').values(rows).execute();
}

export const ${camel}: Group = {
  name: '${key}',
  handlers: [
    handle(${camel}List, ({ db, learner }) =>
      db
        .selectFrom('${snake}')
        .select(['id', 'title'])
        .where('learner_id', '=', learner.id)
        .orderBy('id')
        .execute(),
    ),
  ],
  seed: seed${pascal},
};
`,

  [`e2e/world/api/groups/${key}/${key}.test.ts`]: `import { codes, ${camel}List } from '@suite/api';
import { worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { ${camel} } from '.';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [${camel}] });
});
afterAll(() => under.close());

test('a learner reads their own rows', async () => {
  const learner = await under.signIn('mid-course');
  expect(await under.data(${camel}List, undefined, learner)).toEqual([
    { id: 1, title: '第一项' },
    { id: 2, title: '第二项' },
  ]);
});

test('a learner without rows gets an empty list', async () => {
  expect(await under.data(${camel}List, undefined, await under.signIn('empty'))).toEqual([]);
});

test('a visitor has to log in', async () => {
  expect(await under.ask(${camel}List, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});
`,
});

/** The declaration of a call, and the group of the world that answers it. */
export const callFiles = (names: Names): Record<string, string> => ({
  [`shared/api/src/${names.key}.ts`]: callDeclaration(names, './call'),
  ...groupFiles(names),
});
