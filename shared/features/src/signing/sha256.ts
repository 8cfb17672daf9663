/** The first 32 bits behind the point of the roots of the first primes: the numbers of which SHA-256 is made. */
function fractions(count: number, power: number): number[] {
  const primes: number[] = [];
  for (let one = 2; primes.length < count; one++) {
    if (primes.every((prime) => one % prime !== 0)) primes.push(one);
  }
  return primes.map((prime) => Math.floor((prime ** power % 1) * 2 ** 32) | 0);
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The bytes as words, with the mark of the end and the length in bits. */
function wordsOf(bytes: Uint8Array): number[] {
  const words = new Array<number>((((bytes.length + 8) >> 6) + 1) * 16).fill(0);
  const put = (byte: number, at: number) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8));
  };
  bytes.forEach(put);
  put(0x80, bytes.length);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** The 16 words of a block, and the 48 that are made of them. */
function schedule(block: readonly number[]): number[] {
  const all = [...block];
  const word = (at: number) => all[at] as number;
  for (let at = 16; at < 64; at++) {
    const [two, fifteen] = [word(at - 2), word(at - 15)];
    const one = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    const other = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    all.push((word(at - 16) + one + word(at - 7) + other) | 0);
  }
  return all;
}

type Sum = [number, number, number, number, number, number, number, number];

/**
 * SHA-256 of a text in UTF-8, in hexadecimal figures. The browser's own (`crypto.subtle`) is missing on iOS 10.3, and
 * on pages without HTTPS.
 */
export function sha256(text: string): string {
  const words = wordsOf(new TextEncoder().encode(text));
  const keys = fractions(64, 1 / 3);
  let sum = fractions(8, 1 / 2) as Sum;
  for (let start = 0; start < words.length; start += 16) {
    let [a, b, c, d, e, f, g, h] = sum;
    schedule(words.slice(start, start + 16)).forEach((word, at) => {
      const chosen = (e & f) ^ (~e & g);
      const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (keys[at] as number) + word;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    });
    sum = [a, b, c, d, e, f, g, h].map((word, at) => (word + (sum[at] as number)) | 0) as Sum;
  }
  return sum.map((word) => `0000000${(word >>> 0).toString(16)}`.slice(-8)).join('');
}
