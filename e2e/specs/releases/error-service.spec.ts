import { errorProjects } from '../../world/providers/errors/error-service';
import { replaced } from '../../releases/copy-of';
import { expect, test, world } from './bed-test';

/** A version that no other test has: all of them send to one error service. */
const version = '9.48.0';
const mobile = '13712345678';

/** The address of a project, as the error service gives it to people. */
const projectAt = (id: string) => world.replace('://', `://${errorProjects[id]}@`).concat(`/errors/${id}`);

const throwsWhenDrawn = (code: string) =>
  replaced(
    code,
    'title:"房贷计算器",place',
    `get title(){throw new TypeError("broken for ${mobile}")},place`,
  );

interface Received {
  project: string;
  event: Record<string, unknown> & {
    exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] };
    contexts: { react: { componentStack: string } };
    debug_meta: { images: { code_file: string }[] };
  };
}

test('an error of a page arrives at its team’s project, under app, version, page and components', async ({
  page,
  request,
  bed,
}) => {
  const suite = await bed({
    site: { errorDsn: projectAt('1'), errorProjects: { 'remote-tools': projectAt('2') } },
  });
  await suite.put('remote-tools', version, { page: throwsWhenDrawn });
  await page.goto(`${suite.address}/?from=card#/myinfo/counter/mortgage?mobile=${mobile}`);
  const received = async () =>
    ((await (await request.get(`${world}/world/errors`)).json()) as Received[]).filter(
      ({ event }) => event.release === `remote-tools@${version}`,
    );
  await expect.poll(received).toHaveLength(1);
  const [{ project, event }] = (await received()) as [Received];
  expect(project).toBe('2');
  expect(event).toMatchObject({
    level: 'error',
    environment: 'dev',
    transaction: '/myinfo/counter/mortgage',
    tags: { app: 'remote-tools', version, page: 'CounterMortgage', context: 'browser' },
  });
  const script = new RegExp(`/releases/remote-tools/${version}/CounterMortgage\\.[^/]+\\.js`);
  expect(event.contexts.react.componentStack).toContain(`/releases/remote-tools/${version}/`);
  const { values } = event.exception;
  expect(values.map(({ type }) => type).sort()).toEqual(['React ErrorBoundary TypeError', 'TypeError']);
  // Each script of the suite in the stacks has an id, by which the service finds its map.
  const scripts = values.flatMap(({ stacktrace }) => stacktrace.frames.map(({ filename }) => filename));
  const known = event.debug_meta.images.map(({ code_file }) => code_file);
  expect(known).toEqual(expect.arrayContaining(scripts.filter((file) => file.includes('/releases/'))));
  expect(known).toContainEqual(expect.stringMatching(script));
  // Nothing of the address's query, and no number of a learner.
  for (const personal of [mobile, 'from=card', 'mobile='])
    expect(JSON.stringify(event)).not.toContain(personal);
});
