const BLOCK = 128 * 1024;
const MAGIC = Buffer.from('28b52ffd', 'hex');
/** A frame of unknown size, whose reader keeps 8 MB. */
const FRAME = Buffer.from([0x00, 13 << 3]);

const raw = 0;
const packed = 2;

function block(type: number, body: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE((body.length << 3) | (type << 1), 0, 3);
  return Buffer.concat([head, body]);
}

const highestBit = (value: number) => 31 - Math.clz32(value);

/** The shortest match that `copied` writes: shorter ones have codes of other forms. */
const SHORTEST = 131;

/** A block without literals and with one match: `length` bytes from `offset` bytes before. */
function copied(length: number, offset: number): Buffer {
  const lengthBits = highestBit(length - 3);
  const offsetBits = highestBit(offset + 3);
  const lengthRest = BigInt(length - 3 - 2 ** lengthBits);
  const offsetRest = BigInt(offset + 3 - 2 ** offsetBits);
  // Read from its end: a bit that begins it, the rest of the offset, the rest of the length.
  let stream = (1n << BigInt(lengthBits + offsetBits)) | (offsetRest << BigInt(lengthBits)) | lengthRest;
  const bytes: number[] = [];
  for (; stream > 0n; stream >>= 8n) bytes.push(Number(stream & 0xffn));
  // No literals, one sequence, and of each of its three tables one code.
  return block(packed, Buffer.from([0, 1, 0b01010100, 0, offsetBits, 36 + lengthBits, ...bytes]));
}

function sameAtStart(a: Buffer, b: Buffer): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return i;
}

function sameAtEnd(a: Buffer, b: Buffer): number {
  let i = 0;
  while (i < a.length && i < b.length && a[a.length - 1 - i] === b[b.length - 1 - i]) i++;
  return i;
}

/**
 * Compresses a file to what is neither the beginning nor the end of a dictionary, as zstd. By it tests see browsers
 * read deltas also where Node's own zstd takes no dictionaries.
 */
export async function zstdOfEnds(file: Buffer, dictionary: Buffer): Promise<Buffer> {
  const blocks: Buffer[] = [];
  let at = 0;
  const copy = (until: number, from: number) => {
    while (until - at >= SHORTEST) {
      const length = Math.min(BLOCK, until - at);
      blocks.push(copied(length, dictionary.length - from + at));
      from += length;
      at += length;
    }
  };
  copy(sameAtStart(file, dictionary), 0);
  const end = sameAtEnd(file.subarray(at), dictionary);
  for (const until = end < SHORTEST ? file.length : file.length - end; at < until;) {
    const body = file.subarray(at, Math.min(until, at + BLOCK));
    blocks.push(block(raw, body));
    at += body.length;
  }
  copy(file.length, dictionary.length - (file.length - at));
  const rest = file.subarray(at);
  const last = block(raw, rest);
  last.writeUInt8(last.readUInt8() | 1);
  return Buffer.concat([MAGIC, FRAME, ...blocks, last]);
}
