import { relative } from 'node:path';
import { say } from '@suite/build/say';
import { unannounced } from './record';
import { changedReports } from './surface';

const lines = (paths: readonly string[]) => paths.map((path) => `\n  ${path}`).join('');

/** Whether the reports say what the shared packages export, and changesets what has changed. Prints what they lack. */
export async function isSurfaceRecorded(): Promise<boolean> {
  try {
    const changed = changedReports(false).map((path) => relative('.', path));
    const silent = unannounced();
    if (changed.length > 0)
      console.error(
        say({
          en: `The exports of shared packages are not as reported. Run npm run changeset, which writes these reports and asks what to tell the teams:${lines(changed)}`,
          zh: `公共包的导出与报告不一致。请运行 npm run changeset，它会更新这些报告，并询问要告诉各团队什么：${lines(changed)}`,
        }),
      );
    if (silent.length > 0)
      console.error(
        say({
          en: `Exports have changed since the last version, and no changeset tells the teams. Run npm run changeset:${lines(silent)}`,
          zh: `上一版本以来导出有变化，却没有 changeset 告诉各团队。请运行 npm run changeset：${lines(silent)}`,
        }),
      );
    return changed.length + silent.length === 0;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}
