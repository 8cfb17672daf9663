import { relative } from 'node:path';
import { say } from '@suite/build/say';
import { unannounced } from './record';
import { changedReports } from './surface';

const lines = (paths: readonly string[]) => paths.map((path) => `\n  ${path}`).join('');

/** Whether changesets tell of what has changed since the last version. Prints what they lack. */
export function isAnnounced(): boolean {
  const silent = unannounced();
  if (silent.length > 0)
    console.error(
      say({
        en: `Exports have changed since the last version, and no changeset tells the teams of so large a change (a name that is gone is major, a new one minor). Run npm run changeset and give each package at least this size:${lines(silent)}`,
        zh: `上一版本以来导出有变化，却没有 changeset 告诉各团队这么大的变化（名字没有了是 major，新名字是 minor）。请运行 npm run changeset，每个包至少选这里的级别：${lines(silent)}`,
      }),
    );
  return silent.length === 0;
}

/** Whether the reports say what the shared packages export, and changesets what has changed. Prints what they lack. */
export async function isSurfaceRecorded(): Promise<boolean> {
  try {
    const changed = changedReports(false).map((path) => relative('.', path));
    const announced = isAnnounced();
    if (changed.length > 0)
      console.error(
        say({
          en: `The exports of shared packages are not as reported. Run npm run changeset, which writes these reports and asks what to tell the teams:${lines(changed)}`,
          zh: `公共包的导出与报告不一致。请运行 npm run changeset，它会更新这些报告，并询问要告诉各团队什么：${lines(changed)}`,
        }),
      );
    return changed.length === 0 && announced;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}
