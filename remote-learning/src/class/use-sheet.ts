import {
  refusedWords,
  refusedWordsMessage,
  registrationSheet,
  submitRegistrationSheet,
  queryOf,
  type RegistrationSheet,
} from '@suite/api';
import { isCallError, useQueryClient } from '@suite/kernel';
import { useRef, useState } from 'react';
import { useDraft } from '@suite/features/form';
import { readSheet, sheetErrors, trimmed, type SheetErrors } from './sheet-form';

const checkedFields = ['name', 'profession', 'slogan'] as const;

/** The fields that contain words which nobody may write, with what to say about them. */
async function refusedFields(sheet: RegistrationSheet): Promise<SheetErrors> {
  const words = await Promise.all(checkedFields.map((field) => refusedWords(sheet[field])));
  const found = checkedFields.map((field, at) => [field, words[at] ?? []] as const);
  return Object.fromEntries(
    found.filter(([, list]) => list.length > 0).map(([field, list]) => [field, refusedWordsMessage(list)]),
  );
}

/** Filling in the registration sheet: kept on the device until the provider has it. */
export function useSheet(userId: number, start: RegistrationSheet) {
  const { draft, change, forget } = useDraft(`suite.class-form.${userId}`, start, readSheet);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<SheetErrors>({});
  const [problem, setProblem] = useState('');
  const client = useQueryClient();
  const sent = useRef(false);

  const onChange = (part: Partial<RegistrationSheet>) => {
    const changed = Object.keys(part);
    setRefused((old) =>
      Object.fromEntries(Object.entries(old).filter(([field]) => changed.indexOf(field) < 0)),
    );
    change(part);
  };

  /** True once the provider has the sheet. */
  async function submit(): Promise<boolean> {
    // The second half of a double tap comes before the form is gone.
    if (sent.current) return true;
    setProblem('');
    if (Object.keys(sheetErrors(draft)).length > 0) {
      setAttempts((n) => n + 1);
      return false;
    }
    try {
      const found = await refusedFields(draft);
      setRefused(found);
      if (Object.keys(found).length > 0) {
        setAttempts((n) => n + 1);
        return false;
      }
      const answer = await submitRegistrationSheet(trimmed(draft));
      sent.current = true;
      client.setQueryData(queryOf(registrationSheet, undefined).queryKey, answer);
      forget();
      return true;
    } catch (error) {
      if (isCallError(error, 'service')) setProblem('网络不稳定，没有提交成功，请再试一次');
      else if (isCallError(error, 'silent')) setProblem(error.message);
      else if (!isCallError(error, 'shown') && !isCallError(error, 'login')) throw error;
      return false;
    }
  }

  const errors: SheetErrors = { ...(attempts > 0 ? sheetErrors(draft) : {}), ...refused };
  return { sheet: draft, errors, attempts, problem, onChange, submit };
}
