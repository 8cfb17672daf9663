import { overrideOf, type Overrides, type Registry } from '@suite/loader/registry';
import { say } from '../../say';

/** A remote of this machine that asks to take the place of the live one. */
export interface Preview {
  app: string;
  version: string;
  /** Where browsers reach this machine. */
  origin: string;
}

const allow = (versions: string, origin: string) =>
  `npm run release -- overrides set --versions "${versions}" --origins ${origin}`;

/** Versions of an allowed form: `*-pr*` becomes `0.0.0-pr`, and others for a suite that knows that one. */
const versionsOf = (form: string) =>
  ['', '2', '3'].map((end) => form.replace('*', '0.0.0').replace('*', end).replace(/\*/g, ''));

const isLeft = ({ apps }: Registry, app: string, version: string) => {
  const { previous, withdrawn = [], live } = apps[app] ?? {};
  return [live?.version, previous, ...withdrawn].includes(version);
};

/** Finds a version under which the deployed suite takes the app from this origin; throws with what it must allow first. */
export function previewFor(registry: Registry, app: string, origin: string): Preview {
  const { versions = [], origins = [] } = (registry.overrides ?? {}) as Partial<Overrides>;
  const known = versions.flatMap(versionsOf).find((version) => {
    const isTaken = overrideOf(`${app}@${version}@${origin}`, { versions, origins: [origin] });
    return isTaken && !isLeft(registry, app, version);
  });
  if (known && origins.includes(origin)) return { app, version: known, origin };
  const command = allow(
    known ? versions.join(' ') : '*-dev*',
    [...new Set([...origins, origin])].join(' --origins '),
  );
  const refused = {
    en: `This suite does not take ${app} from ${origin}: its registry allows versions ${versions.join(', ') || '-'} of origins ${origins.join(', ') || '-'}. Who releases there can allow it:\n  ${command}`,
    zh: `这套应用不接受来自 ${origin} 的 ${app}：registry 允许的版本是 ${versions.join('、') || '无'}，来源是 ${origins.join('、') || '无'}。请有发布权限的人允许它：\n  ${command}`,
  };
  throw new Error(say(refused));
}

/** The address that opens the deployed suite with the preview in it. */
export const addressOf = (suite: string, { app, version, origin }: Preview, path: string): string =>
  `${suite.replace(/\/$/, '')}/?remote=${app}@${version}@${origin}#${path}`;
