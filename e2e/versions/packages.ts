import { createRequire } from 'node:module';
import { installMissing } from '@suite/build/install';

const folder = import.meta.dirname;

/** Reaches the packages of this folder, 106 MB that only changes of shared packages need: installed when first needed. */
export function versionTools(): NodeJS.Require {
  const status = installMissing(
    folder,
    'Installing the tools for versions of shared packages (once)…',
    '正在安装公共包版本的工具（仅一次）…',
  );
  if (status !== 0) throw new Error('the tools for versions were not installed');
  return createRequire(import.meta.url);
}
