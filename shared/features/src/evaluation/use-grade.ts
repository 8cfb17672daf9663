import { addGradeContent, gradeStatus, refusedWords, refusedWordsMessage, userDetail, type GradeName, type GradePoint } from '@suite/api';
import { isCallError, useQueryClient } from '@suite/kernel';
import { useState } from 'react';
import { useDraft } from '../form';
import { emptyDraft, gradeContent, gradeErrors, isWhole, readGrade, type GradeDraft } from './grade-form';

/** The evaluation that is rated, and what can be said in it. */
export interface GradeQuestions {
  evaluateId: number;
  userId: number;
  names: readonly GradeName[];
  points: readonly GradePoint[];
}

/** Rating a teacher: kept on the device until the provider has it. */
export function useGrade({ evaluateId, userId, names, points }: GradeQuestions) {
  const kept = useDraft(`suite.evaluate.${userId}.${evaluateId}`, emptyDraft, readGrade);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const client = useQueryClient();
  const { draft } = kept;
  const errors = gradeErrors(draft, points);

  const onChange = (part: Partial<GradeDraft>) => {
    if (part.content !== undefined) setRefused([]);
    kept.change(part);
  };

  function sent() {
    kept.forget();
    void client.invalidateQueries({ queryKey: [gradeStatus.path] });
    void client.invalidateQueries({ queryKey: [userDetail.path] });
    return true;
  }

  /** True once the provider has a rating. */
  async function submit(): Promise<boolean> {
    setProblem('');
    if (!isWhole(errors)) {
      setAttempts((n) => n + 1);
      return false;
    }
    try {
      const words = await refusedWords(draft.content);
      setRefused(words);
      if (words.length > 0) {
        setAttempts((n) => n + 1);
        return false;
      }
      await addGradeContent({ evaluate_id: evaluateId, ...gradeContent(draft, names, points) });
      return sent();
    } catch (error) {
      // Rated before, perhaps on another device: the result page shows what counts.
      if (isCallError(error, 'silent')) return sent();
      if (isCallError(error, 'service')) setProblem('网络不稳定，没有提交成功，请再试一次');
      else if (!isCallError(error, 'shown') && !isCallError(error, 'login')) throw error;
      return false;
    }
  }

  return {
    draft,
    onChange,
    submit,
    attempts,
    problem,
    errors: attempts > 0 ? errors : undefined,
    refused: refused.length > 0 ? refusedWordsMessage(refused) : undefined,
  };
}
