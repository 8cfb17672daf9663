import ts from 'typescript';
import { withoutRouteFacts } from './route-facts';

const written = (code: string, fileName = '/app/src/course/routes.ts') =>
  ts
    .transpileModule(code, {
      fileName,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      transformers: { before: [withoutRouteFacts] },
    })
    .outputText.replace(/\s+/g, ' ')
    .trim();

const route = `{ path: '/a', name: 'A', title: '甲', skipUserCheck: true, reads: ['/b'], ...more, page: () => import('./a') }`;

test('of a route its name, its title and its page are left', () => {
  expect(written(`export const routes = [${route}];`)).toBe(
    "export const routes = [{ name: 'A', title: '甲', page: () => import('./a') }];",
  );
});

test('the edition of a page stays with it', () => {
  expect(
    written(
      `export const routes = [route({ path: '/a', name: 'A', title: '甲', page: Page, edition: 'b' })];`,
    ),
  ).toBe("export const routes = [route({ name: 'A', title: '甲', page: Page, edition: 'b' })];");
});

test('other objects and other files stay as they are', () => {
  const other = "export const about = { owner: 'a', next: 'b' };";
  expect(written(other)).toBe(other);
  expect(written(`export const routes = [${route}];`, '/app/src/course/page.ts')).toContain("path: '/a'");
});

test('a route that gets its title from elsewhere is refused: it would be lost', () => {
  expect(() => written(`export const routes = [{ path: '/a', name: 'A', ...more }];`)).toThrow(
    '/app/src/course/routes.ts: each route says its name, its title and its page itself',
  );
});
