const HIDDEN = '***';

/** Names whose value identifies the learner, or lets somebody else in as the learner. */
const secret = 'token|jwt|ticket|openid|opid|mobile|phone|authorization|password|cookie';

const rules: [RegExp, string][] = [
  [
    new RegExp(
      `((?:^|[?&#\\s"';,])(?:[\\w-]*(?:${secret})|code|state)["']?\\s*[=:]\\s*["']?)[^&#\\s"';,]+`,
      'gi',
    ),
    `$1${HIDDEN}`,
  ],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, HIDDEN],
  [/\b\d{17}[\dXx]\b/g, HIDDEN],
  [/\b(1[3-9])\d{9}\b/g, `$1${HIDDEN}`],
];

/** A text without tokens, codes and personal numbers: reports must not identify the learner. */
export const scrubText = (text: string): string =>
  rules.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);

const isSecret = new RegExp(`(?:${secret})$`, 'i');

/** These are secrets in a login's address. A number under them is an answer's code, which reports need. */
const isSecretText = /^(?:code|state)$/i;

function hides(name: string, value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'boolean') return false;
  return isSecret.test(name) || (typeof value === 'string' && isSecretText.test(name));
}

/** Deeper parts of a value are hidden whole. */
const DEEPEST = 8;

/** Scrubs every text inside a value, all that is under a secret name, and the names themselves. */
export function scrub<Value>(value: Value, depth = 0): Value {
  if (typeof value === 'string') return scrubText(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return HIDDEN as Value;
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1)) as Value;
  const clean = Object.keys(value).map((name) => {
    const part = (value as Record<string, unknown>)[name];
    return [scrubText(name), hides(name, part) ? HIDDEN : scrub(part, depth + 1)];
  });
  return Object.fromEntries(clean) as Value;
}
