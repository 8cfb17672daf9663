const rules: [RegExp, string][] = [
  [
    /((?:^|[?&#\s"';,])(?:token|code|state|jwt|ticket|openid|opid|mobile|phone|authorization|class_token)["']?\s*[=:]\s*["']?)[^&#\s"';,]+/gi,
    '$1***',
  ],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, '***'],
  [/\b\d{17}[\dXx]\b/g, '***'],
  [/\b(1[3-9])\d{9}\b/g, '$1***'],
];

/** A text without tokens, codes and personal numbers: reports must not identify the learner. */
export const scrubText = (text: string): string =>
  rules.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);

/** Scrubs every text inside a value. */
export function scrub<Value>(value: Value, depth = 0): Value {
  if (typeof value === 'string') return scrubText(value) as Value;
  if (typeof value !== 'object' || value === null || depth > 8) return value;
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1)) as Value;
  const clean = Object.keys(value).map((key) => [
    key,
    scrub((value as Record<string, unknown>)[key], depth + 1),
  ]);
  return Object.fromEntries(clean) as Value;
}
