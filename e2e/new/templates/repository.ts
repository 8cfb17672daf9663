import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callDeclaration } from './call';
import { pageFiles, type PageFacts } from './page';
import { json, remoteFiles, toolsBeside, versionOf } from './remote';

/** The packages of which a remote is made, in the order of their imports. */
export const packages = ['kernel', 'loader', 'api', 'ui', 'features', 'build', 'release'] as const;

/** Where a repository keeps packages that come from no registry. */
export const PACKAGES = 'packages';

/** Only a command needs these: a remote's code imports the others. */
const tools: readonly string[] = ['build', 'release'];

interface Manifest {
  engines: object;
  devDependencies: Record<string, string>;
  overrides: object;
}

function manifestOf(root: string, app: string, fromRegistry: boolean): object {
  const suite = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const sourceOf = (name: string) =>
    fromRegistry ? versionOf(root, name) : `file:${PACKAGES}/suite-${name}-${versionOf(root, name)}.tgz`;
  const from = (names: readonly string[]) =>
    Object.fromEntries([...names].sort().map((name) => [`@suite/${name}`, sourceOf(name)]));
  return {
    name: app,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: suite.engines,
    scripts: {
      build: 'suite-build',
      dev: 'suite-dev',
      release: 'suite-release',
      test: 'oxlint && eslint . --max-warnings 0 && oxfmt --check && jest',
      format: 'oxfmt',
    },
    dependencies: from(packages.filter((name) => !tools.includes(name))),
    devDependencies: {
      ...from(tools),
      ...Object.assign({}, ...packages.map((name) => toolsBeside(root, name))),
      oxfmt: suite.devDependencies.oxfmt,
    },
    overrides: suite.overrides,
  };
}

const readme = ({ app, title }: PageFacts) => `# ${title}

[中文](README.zh-CN.md)

\`${app}\` is a remote of the learning platform in a repository of its own. It is built, tested and released here; the suite's sources are not needed. \`src/routes.ts\` has its pages; each feature has a folder with its page, call, routes and tests.

\`\`\`sh
npm install
npm test                                  # types, lint, format, unit tests
npm run build                             # a release, in dist/
npm run dev -- --against https://…        # this remote in a deployed suite, built anew after each change
npm run release -- publish ${app} --why "first version"
\`\`\`

\`publish\` writes into the store that \`RELEASE_STORE\` names: a folder, or \`s3://bucket/prefix\`. It checks the build first and refuses what does not fit the suite that is live. A published version never changes, so raise \`version\` in \`package.json\` or set \`RELEASE_VERSION\` before the next build. In CI: \`npm ci\`, \`npm test\`, \`npm run build\`, and on the main branch \`npm run release -- publish ${app}\`.

A link from another app to a page here is a link of \`@suite/kernel/links\`; ask for it in the suite's repository. Newer packages of the suite are put into \`packages/\` and taken by \`npm install ./packages/*.tgz\`, or come from a registry by their version.
`;

const chineseReadme = ({ app, title }: PageFacts) => `# ${title}

[English](README.md)

\`${app}\` 是学习平台的一个远程应用，有自己的仓库：在这里构建、测试和发布，不需要套件的源码。\`src/routes.ts\` 列出它的页面，每个功能一个文件夹，里面是页面、接口、路由和测试。

\`\`\`sh
npm install
npm test                                  # 类型、lint、格式、单元测试
npm run build                             # 构建一个发布版本，在 dist/
npm run dev -- --against https://…        # 在已部署的套件里看这个应用，每次改动后重新构建
npm run release -- publish ${app} --why "第一个版本"
\`\`\`

\`publish\` 写入 \`RELEASE_STORE\` 指定的发布仓库：一个文件夹，或 \`s3://bucket/prefix\`。它先检查构建产物，与线上套件不合的会拒绝。已发布的版本不会再变，所以下次构建前要提高 \`package.json\` 的 \`version\`，或设置 \`RELEASE_VERSION\`。CI 里依次运行 \`npm ci\`、\`npm test\`、\`npm run build\`，主分支再运行 \`npm run release -- publish ${app}\`。

其他应用要链接到这里的页面，用 \`@suite/kernel/links\` 里的链接，请在套件的仓库里提出。套件的新版本包放进 \`packages/\`，用 \`npm install ./packages/*.tgz\` 安装；也可以按版本号从 registry 安装。
`;

/** A remote's repository with its first page, whose call it declares itself. */
export function repositoryFiles(
  root: string,
  facts: PageFacts,
  fromRegistry: boolean,
): Record<string, string> {
  const { app, names } = facts;
  const { key, camel } = names;
  const call = `./${key}.call`;
  const inApp = { ...remoteFiles(root, app), ...pageFiles({ ...facts, callFrom: call }) };
  const own = Object.entries(inApp).flatMap(([path, text]) =>
    path.startsWith(`${app}/`) ? [[path.slice(app.length + 1), text]] : [],
  );
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    [`src/${key}/${key}.call.ts`]: callDeclaration(names, '@suite/api'),
    'src/routes.ts': `import { defineRoutes } from '@suite/kernel/routes';
import { ${camel}Routes } from './${key}/routes';

export default defineRoutes('${app}', [...${camel}Routes]);
`,
    'package.json': json(manifestOf(root, app, fromRegistry)),
    'eslint.config.mjs': `import { suiteLint } from '@suite/build/lint';

export default suiteLint(import.meta.dirname);
`,
    '.oxlintrc.json': json({
      extends: ['./node_modules/@suite/build/lint/types.json'],
      options: { typeAware: true, typeCheck: true },
      ignorePatterns: ['dist/'],
    }),
    'jest.config.mjs': `import { browserProject } from '@suite/build/jest';

export default { ...browserProject('${app}', import.meta.dirname), testTimeout: 30_000 };
`,
    '.oxfmtrc.json': readFileSync(join(root, '.oxfmtrc.json'), 'utf8'),
    '.gitignore': 'node_modules/\ndist/\n.suite/\n',
    'README.md': readme(facts),
    'README.zh-CN.md': chineseReadme(facts),
  };
}
