import { releaseBase } from './release';
import type { Overrides } from './registry';

/** A release that the address asks for in the place of the live one. */
export interface Override {
  app: string;
  version: string;
  /** Empty for the page's own origin. */
  origin: string;
  /** Address of its `release.json`. */
  manifest: string;
}

/** Whether a version matches one of the patterns; `*` stands for any characters. */
export function hasForm(version: string, forms: readonly string[]): boolean {
  return forms.some((form) => {
    const parts = form.split('*').map((part) => part.replace(/[^\w]/g, '\\$&'));
    return new RegExp(`^${parts.join('[\\w.-]*')}$`).test(version);
  });
}

/**
 * Whether a form could take in releases of production: one with a `*` has to name the mark of previews, as `*-pr*`
 * does. A version that is written out is allowed by that alone.
 */
export const isTooWide = (form: string): boolean => form.indexOf('*') >= 0 && !/-[a-z]{2}/i.test(form);

/**
 * Reads one value of `?remote=`: `remote-exams@1.5.0-pr12`, or with an origin behind it
 * `remote-exams@1.5.0-pr12@https://preview.example`. Undefined when the registry does not allow it.
 */
export function overrideOf(value: string, allowed: Overrides | undefined): Override | undefined {
  const parts = /^((?:host|remote)[a-z\d-]*)@(\d[\w.-]*)(?:@(https?:\/\/[\w.:-]+))?$/.exec(value);
  if (!parts || !allowed) return undefined;
  const [, app, version, origin = ''] = parts as unknown as [string, string, string, string?];
  const forms = allowed.versions.filter((form) => !isTooWide(form));
  if (!hasForm(version, forms)) return undefined;
  if (origin && allowed.origins.indexOf(origin) < 0) return undefined;
  return { app, version, origin, manifest: `${origin}${releaseBase(app, version)}release.json` };
}
