import { Linter } from 'eslint';
import { voice } from './voice.mjs';

const found = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { 'no-restricted-syntax': ['error', ...voice] },
    })
    .map(({ message }) => message.slice(0, 5));

test.each([
  "const a = '欢迎你';",
  'const a = `${b}等你`;',
  'const a = <p>你好</p>;',
  'const a = <p title="你" />;',
])('%s is told to say 您', (code) => expect(found(code)).toEqual(['Say 您']));

test('words of the office are refused, plain words are not', () => {
  expect(found("const a = '财商课（改革版）';")).toEqual(['Say 新']);
  expect(found("const a = '没有保存成功，请再试一次';")).toEqual([]);
});
