import { photoProblem } from './photo-file';

const file = (type: string, size = 1000) => {
  const made = new File(['x'], 'me', { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const measured = (width: number, height: number) => async () => ({ width, height });

test.each([
  ['a photo of the right size', 'image/jpeg', 1000, measured(300, 400), undefined],
  ['one that lies on its side', 'image/png', 1000, measured(4000, 3000), undefined],
  ['a small one', 'image/jpeg', 1000, measured(299, 400), /只有 299×399 像素/],
  ['a short one', 'image/jpeg', 1000, measured(390, 390), /只有 293×390 像素/],
  [
    'one of which little is left when it is cut',
    'image/jpeg',
    1000,
    measured(4000, 390),
    /只有 293×390 像素/,
  ],
  ['a narrow one', 'image/jpeg', 1000, measured(290, 4000), /只有 290×387 像素/],
  ['a document', 'application/pdf', 1000, measured(600, 800), /不是照片/],
  ['one without a type', '', 1000, measured(600, 800), /不是照片/],
  ['a huge one', 'image/jpeg', 30 * 1024 * 1024, measured(600, 800), /20 MB/],
  ['one that does not open', 'image/heic', 1000, async () => undefined, /打不开/],
])('%s', async (_, type, size, measure, problem) => {
  const found = await photoProblem(file(type, size), measure);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});
