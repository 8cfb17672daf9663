/** Directives that the phone changes: it is shown in the portal, and nothing leaves this machine. */
const onThePhone: Record<string, string> = {
  'frame-ancestors': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
};

/** The document's policy as it holds on the phone, where this script runs too; everything else stays as the gateway says. */
export function policyOnThePhone(policy: string | undefined, script: string): string {
  const directives = new Map<string, string>();
  for (const part of (policy ?? '').split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name) directives.set(name, sources.join(' '));
  }
  for (const [name, sources] of Object.entries(onThePhone)) directives.set(name, sources);
  const scripts = directives.get('script-src');
  if (scripts !== undefined) directives.set('script-src', `${scripts} ${script}`);
  return [...directives].map(([name, sources]) => `${name} ${sources}`).join('; ');
}

/** The document with a script before all of its own, as a WebView adds one. */
export function withScript(html: string, address: string): string {
  const script = `<script src="${address}"></script>`;
  const head = /<head(?:\s[^>]*)?>/i.exec(html);
  if (!head) return script + html;
  const at = head.index + head[0].length;
  return html.slice(0, at) + script + html.slice(at);
}
