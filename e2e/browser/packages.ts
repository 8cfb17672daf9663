import { createRequire } from 'node:module';
import { installMissing } from '@suite/build/install';

const folder = import.meta.dirname;
let isInstalled = false;

/**
 * Reaches the packages of this folder: browsers and fonts, 200 MB that only tests and measurements need. They are
 * installed when the first of these starts a browser, not with the suite.
 */
export function browserPackages(): NodeJS.Require {
  isInstalled ||= !installMissing(
    folder,
    'Installing the browsers of the tests (once)…',
    '正在安装测试用的浏览器（仅一次）…',
  );
  if (!isInstalled) throw new Error('the browsers of the tests were not installed');
  return createRequire(import.meta.url);
}
