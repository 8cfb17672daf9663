import { blocksOf } from '../../docs/read-docs';
import { newRepository } from '../../releases/own-repository';
import { signIn } from '../suite';
import { expect, test } from './bed-test';

const [block = ''] = blocksOf('shared/docs/own-repository.md', 'bash');
const [install, ...commands] = block.trim().split('\n');

test('a team makes a repository, builds, tests and publishes there, and its page is one of the suite', async ({
  page,
  bed,
  errors,
}) => {
  test.setTimeout(600_000);
  const suite = await bed({ apps: ['host', 'remote-learning', 'remote-tools'] });
  const repository = await newRepository('study-circle', '学习圈', '--tile');
  const store = { RELEASE_STORE: suite.folder, LANG: 'en_US.UTF-8', LC_ALL: '' };
  try {
    expect(install).toBe('npm install');
    const said = [];
    for (const command of commands) said.push(await repository.type(command, store));
    expect(said.at(-1)).toContain('remote-study-circle 0.1.0 is live');

    // The gateway has it as soon as it looks at the store again.
    const served = async () => (await page.request.get(`${suite.address}/registry.json`)).text();
    await expect.poll(served).toContain('remote-study-circle');
    await signIn(page, 'mid-course');
    const rows = [{ id: 1, title: '晨读小组' }];
    await page.route('**/api/study-circle/list*', (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: rows } }),
    );
    // Home, which was released before, has an entrance to it.
    await page.goto(`${suite.address}/#/`);
    await page.getByRole('button', { name: '更多服务' }).click();
    await page.getByRole('link', { name: '学习圈' }).click();
    await expect(page.getByText('晨读小组')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '学习圈' })).toBeVisible();
    await page.evaluate(() => (location.hash = '/myinfo/counter/mortgage'));
    await expect(page.locator('#root h1')).toHaveText('房贷计算器');
    const loaded = () => suite.events.filter(({ kind }) => kind === 'load').map(({ app }) => app);
    await expect.poll(loaded).toEqual(expect.arrayContaining(['remote-study-circle', 'remote-tools']));

    // What pages share comes from the host: the remote has no copy.
    const { apps } = await suite.registry();
    expect(Object.keys(apps)).toContain('remote-study-circle');
    await expect(repository.type('grep -l "Minified React error" dist/*.js')).rejects.toThrow();

    // A deployed suite takes no local remote unless it allows that, and the command says how.
    const dev = repository.type(`npm run dev -- --against ${suite.address}`, store);
    await expect(dev).rejects.toThrow('npm run release -- overrides set');

    // The gate knows the paths of all apps, although this repository does not.
    const taken = `s#path: '/study-circle'#path: '/myinfo/counter/mortgage'#`;
    await repository.type(`sed -i "${taken}" src/study-circle/routes.ts`);
    const [build, publish] = commands.slice(-2) as [string, string];
    await repository.type(build, { RELEASE_VERSION: '0.2.0' });
    await expect(repository.type(publish, store)).rejects.toThrow('/myinfo/counter/mortgage');
    // Home fetches the next lesson ahead, and the browser notes that this test leaves it alone.
    expect(errors.filter((text) => !text.includes('preloaded using link preload'))).toEqual([]);
  } finally {
    await repository.remove();
  }
});
