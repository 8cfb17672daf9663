import { withSignatures, type RegistryKey, type Signature } from '@suite/kernel/registry';
import { believe } from './believe';

const real = window.crypto;
const { subtle } = real;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

async function signer(id: string) {
  const pair = await subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { x, y } = (await subtle.exportKey('jwk', pair.publicKey)) as { x: string; y: string };
  const key: RegistryKey = { id, x, y };
  const sign = async (text: string) => {
    const bytes = new TextEncoder().encode(text);
    const proof = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, bytes);
    return { key: id, value: btoa(String.fromCharCode(...new Uint8Array(proof))) };
  };
  return { key, sign };
}

const text = '{"schema":1,"revision":7,"apps":{"host":"学习"}}';

afterEach(() => Object.defineProperty(window, 'crypto', { value: real, configurable: true }));

test('a text signed by a known key is believed, without its signatures', async () => {
  const { key, sign } = await signer('a');
  expect(await believe(withSignatures(text, [await sign(text)]), [key])).toBe(text);
});

test('one of two keys is enough while keys are exchanged', async () => {
  const [older, newer] = [await signer('a'), await signer('b')];
  const both = withSignatures(text, [await older.sign(text), await newer.sign(text)]);
  expect(await believe(both, [older.key])).toBe(text);
  expect(await believe(both, [newer.key])).toBe(text);
});

test('the key of a signature is found by its name, wherever it stands', async () => {
  const [first, second] = [await signer('a'), await signer('b')];
  const signed = withSignatures(text, [await second.sign(text)]);
  expect(await believe(signed, [first.key, second.key])).toBe(text);
});

test('a garbled signature does not hide a good one', async () => {
  const { key, sign } = await signer('a');
  const signed = withSignatures(text, [{ key: 'a', value: '***' }, await sign(text)]);
  expect(await believe(signed, [key])).toBe(text);
});

test('a changed byte, a foreign key, a missing or a garbled signature are not believed', async () => {
  const [own, foreign] = [await signer('a'), await signer('a')];
  const signed = withSignatures(text, [await own.sign(text)]);
  expect(await believe(signed.replace('"revision":7', '"revision":8'), [own.key])).toBeUndefined();
  expect(await believe(withSignatures(text, [await foreign.sign(text)]), [own.key])).toBeUndefined();
  expect(await believe(text, [own.key])).toBeUndefined();
  expect(await believe(withSignatures(text, [{ key: 'a', value: '***' }]), [own.key])).toBeUndefined();
  expect(await believe('<html>', [own.key])).toBeUndefined();
});

test.each([null, 1, 'text', [], {}])('%j in the place of a signature counts as none', async (odd) => {
  const { key, sign } = await signer('a');
  const list = [odd as unknown as Signature];
  expect(await believe(withSignatures(text, list), [key])).toBeUndefined();
  expect(await believe(withSignatures(text, [...list, await sign(text)]), [key])).toBe(text);
});

test('without signing keys, or without cryptography in the page, the text is taken as it is', async () => {
  expect(await believe(text)).toBe(text);
  Object.defineProperty(window, 'crypto', { value: undefined, configurable: true });
  const { key } = await signer('a');
  expect(await believe(text, [key])).toBe(text);
});

test('an engine that does not know the curve still gets the registry', async () => {
  const { key, sign } = await signer('a');
  const lacking = { subtle: { importKey: () => Promise.reject(new Error('not supported')) } };
  Object.defineProperty(window, 'crypto', { value: lacking, configurable: true });
  expect(await believe(withSignatures(text, [await sign(text)]), [key])).toBe(text);
});
