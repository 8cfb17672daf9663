import type { Names } from '../names';

/** What a page's files say. */
export interface PageFacts {
  app: string;
  names: Names;
  title: string;
  path: string;
  /** The module that declares the page's call; otherwise `@suite/api`. */
  callFrom?: string;
  /** Whether home gets an entrance to it. */
  tile?: boolean | undefined;
}

/** A tile behind those of the tools; its team draws the icon. */
const tile = `    tile: {
      on: 'home',
      icon: 'M4 5.5h16v13H4zM8 10h8M8 14h5',
      order: 135,
    },
`;

/** A page that reads its call, with its test and its route. */
export const pageFiles = ({
  app,
  names,
  title,
  path,
  callFrom,
  tile: hasTile,
}: PageFacts): Record<string, string> => {
  const { key, camel, pascal } = names;
  const folder = `${app}/src/${key}`;
  const list = `${camel}List`;
  const ownCall = callFrom ? `import { ${list} } from '${callFrom}';\n` : '';
  const inApi = (...others: string[]) => {
    const taken = callFrom ? others : [list, ...others];
    return taken.length > 0 ? `import { ${taken.join(', ')} } from '@suite/api';\n` : '';
  };
  return {
    [`${folder}/${key}.page.tsx`]: `${inApi('useCall')}import { Loaded } from '@suite/features/loaded';
import { PageHead } from '@suite/ui';
import { Cell, CellGroup, Empty, Page } from '@suite/ui/base';
${ownCall}
/** ${title}: the learner's own rows. */
export default function ${pascal}Page() {
  const query = useCall(${list}, undefined);
  return (
    <Page>
      <PageHead title="${title}" />
      <Loaded query={query} empty={<Empty text="还没有内容，过几天再来看看" />}>
        {(list) => (
          <CellGroup>
            {list.map((row) => (
              <Cell key={row.id} title={row.title} />
            ))}
          </CellGroup>
        )}
      </Loaded>
    </Page>
  );
}
`,

    [`${folder}/${key}.page.test.tsx`]: `${inApi()}import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
${ownCall}import ${pascal}Page from './${key}.page';

const rows = [
  { id: 1, title: '第一项' },
  { id: 2, title: '第二项' },
];
const visit = (reply: () => typeof rows) =>
  renderPage(<${pascal}Page />, { answers: [answer(${list}, reply)] });

test('the rows are shown under the title', async () => {
  visit(() => rows);
  expect(await screen.findByText('第二项')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
});

test('without rows the page says so', async () => {
  visit(() => []);
  expect(await screen.findByText('还没有内容，过几天再来看看')).toBeVisible();
});

test('what could not be read is read again by a tap', async () => {
  let online = false;
  visit(() => {
    if (!online) throw new CallError('service', 0, 'network failure');
    return rows;
  });
  await screen.findByRole('alert');
  online = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('第一项')).toBeVisible();
});
`,

    [`${folder}/routes.ts`]: `import { route } from '@suite/kernel/routes';

/** ${title}. */
export const ${camel}Routes = [
  route({
    path: '${path}',
    name: '${pascal}',
    title: '${title}',
    shape: 'list',
${hasTile ? tile : ''}    page: () => import(/* webpackChunkName: "${pascal}" */ './${key}.page'),
  }),
];
`,
  };
};
