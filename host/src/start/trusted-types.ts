/** The build puts the mode in. */
declare const process: { env: { NODE_ENV?: string } };

/** What is used of the engine's Trusted Types; the DOM's declarations do not have them. */
interface PolicyFactory {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
}

/** Scripts are files of releases, from the origins that the document's policy names, or workers that a page has made. */
const scriptAddress = /^(https?:\/\/[^/]+)?\/releases\/|^blob:/;

/** Markup by which something would run or load that no release has brought. */
const activeMarkup = /<(script|i?frame|object|embed)|<[^>]*(\son\w+\s*=|javascript:)/i;

/** Gives a text back, or null, for which the engine throws. */
const unless = (isRefused: (text: string) => boolean) => (text: string) => (isRefused(text) ? null : text);

/**
 * From now on no text becomes a script or active markup in this document, where the engine knows Trusted Types. HTML of
 * the provider passes DOMPurify, which has a policy of its own. The rule comes with the code that keeps it and not
 * with the document's headers: releases before and after this one are served by the same gateway.
 */
export function requireTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  // The development server and its overlay bring scripts of their own.
  if (process.env.NODE_ENV !== 'production') return;
  // A host that failed has set them up, and this one is the second attempt.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: unless((text) => activeMarkup.test(text)),
    createScriptURL: unless((text) => !scriptAddress.test(text)),
  });
  const rule = document.createElement('meta');
  rule.httpEquiv = 'Content-Security-Policy';
  rule.content = "require-trusted-types-for 'script'; trusted-types default dompurify 'allow-duplicates'";
  document.head.appendChild(rule);
}
