import { unusedNames } from './names-used';

test('a name is used where it stands in code, not where a path, another name or a comment has it', () => {
  const code = [
    "export const getNote = get<void, Note>('/notes/getNote');",
    "export const saveNote = post<Note, null>('/notes/saveNote');",
    "// getNote is read here\n/* and\n getNote */ const text = 'it\\'s getNote'; getNotes();",
    'const saving = useWrite(saveNote);',
  ];
  expect(unusedNames(['getNote', 'saveNote'], code)).toEqual(['getNote']);
});
