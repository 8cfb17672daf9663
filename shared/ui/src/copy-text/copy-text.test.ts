import { copyText } from './copy-text';

const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
let selected: string | undefined;

beforeEach(() => {
  selected = undefined;
  document.execCommand = jest.fn(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
});
afterEach(() => clipboard(undefined));

test('the clipboard gets the text', async () => {
  const writeText = jest.fn(async () => undefined);
  clipboard({ writeText });
  expect(await copyText('学号 10086')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('学号 10086');
  expect(document.execCommand).not.toHaveBeenCalled();
});

test.each([
  ['there is no clipboard', undefined],
  ['the clipboard refuses', { writeText: () => Promise.reject(new Error('denied')) }],
])('when %s the text is selected and copied', async (_, value) => {
  clipboard(value);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(await copyText('SF123')).toBe(true);
  expect(selected).toBe('SF123');
  expect(document.querySelector('textarea')).toBeNull();
  expect(button).toHaveFocus();
});

test.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new Error('denied');
    },
  ],
])('an engine that %s says so', async (_, execCommand) => {
  clipboard(undefined);
  document.execCommand = execCommand;
  expect(await copyText('SF123')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
