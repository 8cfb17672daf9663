import { bucketOfVisitor } from './bucket';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a visitor keeps the bucket that was drawn first', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.12345).mockReturnValue(0.9);
  expect([bucketOfVisitor(), bucketOfVisitor()]).toEqual([1234, 1234]);
});

test.each(['0', '7', '9999'])('the bucket %s of an earlier release stays', (kept) => {
  localStorage.setItem('suite.device.bucket', kept);
  expect(bucketOfVisitor()).toBe(Number(kept));
});

test.each(['', '-1', '10000', '3.5', 'x'])('a kept %j is no bucket', (kept) => {
  localStorage.setItem('suite.device.bucket', kept);
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  expect(bucketOfVisitor()).toBe(5000);
});

test('where storage is forbidden there is a bucket all the same', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(bucketOfVisitor()).toBeGreaterThanOrEqual(0);
});
