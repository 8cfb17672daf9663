// negotiator does not know that x-gzip is gzip, and prefers an encoding with the invalid weight q=7.

/** A form in which a body may travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

const preference: Encoding[] = ['br', 'gzip', 'identity'];

const known = new Map<string, Map<string, number>>();

/** Browsers send few different headers, so each is parsed once. */
function weightsOf(header: string): Map<string, number> {
  const weights = known.get(header) ?? readWeights(header);
  if (known.size < 100) known.set(header, weights);
  return weights;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q ? Number(q.slice(2)) : 1;
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

/** Whether a client names an encoding among those that it reads. */
export const accepts = (header: string | undefined, encoding: string): boolean =>
  (weightsOf(header ?? '').get(encoding) ?? 0) > 0;

/**
 * The available form that the client prefers, and the smallest of those it prefers equally. A client that
 * accepts none of them gets the plain form, which every client can read.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (!header) return 'identity';
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of preference) {
    if (available.includes(encoding) && weightOf(encoding) > bestWeight) {
      best = encoding;
      bestWeight = weightOf(encoding);
    }
  }
  return best;
}
