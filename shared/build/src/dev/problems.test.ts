import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createBoard, problemOf } from './problems';

const root = process.cwd();

test.each([
  [
    'TypeScript through its loader',
    `[tsl] ERROR in ${join(root, 'remote-a/src/x.tsx')}(42,41)\n TS1005: '}' expected.`,
    { file: 'remote-a/src/x.tsx', line: 42, column: 41 },
  ],
  [
    'a rule of the house',
    'remote-a/src/x.module.css:3:5\ngap: …',
    { file: 'remote-a/src/x.module.css', line: 3, column: 5 },
  ],
  [
    'the world',
    `${join(root, 'e2e/world/main.ts')}:7:2: ERROR: Expected ";"`,
    { file: 'e2e/world/main.ts', line: 7, column: 2 },
  ],
])('the place in a message of %s is found', (_, message, place) => {
  expect(problemOf({ message })).toMatchObject(place);
});

test('a message without a place keeps the module that webpack names', () => {
  const error = {
    message: "Module not found: Can't resolve './y'",
    moduleName: './src/x.tsx',
    loc: '3:7-20',
  };
  expect(problemOf(error)).toMatchObject({ file: 'src/x.tsx', line: 3, column: 7 });
});

test('an open page hears of the problems there are, and of every change', () => {
  const board = createBoard();
  board.set('build', [{ message: 'one' }]);
  const heard: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write: (text: string) => heard.push(text),
  });
  board.listen(response as unknown as ServerResponse);
  board.set('types', [{ message: 'two' }]);
  response.emit('close');
  board.set('build', []);
  expect(heard).toEqual(['data: [{"message":"one"}]\n\n', 'data: [{"message":"one"},{"message":"two"}]\n\n']);
  expect(board.all()).toEqual([{ message: 'two' }]);
});
