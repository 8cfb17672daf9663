import {
  refusedWords,
  refusedWordsMessage,
  research,
  researchable,
  saveResearch,
  type Research,
  type ResearchQuestion,
} from '@suite/api';
import { isCallError, useQueryClient } from '@suite/kernel';
import { useState } from 'react';
import { useDraft } from '@suite/features/form';
import { answersToSend, readAnswers, surveyErrors, type Answers } from './survey-form';

/** The texts that contain words which nobody may write, with what to say about them. */
async function refusedTexts(questions: readonly ResearchQuestion[], answers: Answers): Promise<Answers> {
  const texts = questions.filter(({ type }) => type === 'text');
  const words = await Promise.all(texts.map(({ id }) => refusedWords(answers[id] ?? '')));
  const found = texts.map(({ id }, at) => [`${id}`, words[at] ?? []] as const);
  return Object.fromEntries(
    found.filter(([, list]) => list.length > 0).map(([id, list]) => [id, refusedWordsMessage(list)]),
  );
}

/** Answering the service survey: kept on the device until the provider has it. */
export function useSurvey({ research_id, question_list }: Research, userId: number) {
  const kept = useDraft<Answers>(`suite.survey.${userId}.${research_id}`, {}, readAnswers);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Answers>({});
  const [problem, setProblem] = useState('');
  const client = useQueryClient();
  const answers = kept.draft;

  const onAnswer = (id: number, answer: string) => {
    setRefused(({ [id]: _, ...others }) => others);
    kept.change({ [id]: answer });
  };

  async function sent() {
    kept.forget();
    await Promise.all(
      [research, researchable].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
  }

  async function submit() {
    setProblem('');
    if (Object.keys(surveyErrors(question_list, answers)).length > 0) {
      setAttempts((n) => n + 1);
      return;
    }
    try {
      const found = await refusedTexts(question_list, answers);
      setRefused(found);
      if (Object.keys(found).length > 0) {
        setAttempts((n) => n + 1);
        return;
      }
      await saveResearch({ research_id, content: answersToSend(question_list, answers) });
      await sent();
    } catch (error) {
      // Answered before, perhaps on another device.
      if (isCallError(error, 'silent')) await sent();
      else if (isCallError(error, 'service')) setProblem('网络不稳定，没有提交成功，请再试一次');
      else if (!isCallError(error, 'shown') && !isCallError(error, 'login')) throw error;
    }
  }

  const errors = { ...(attempts > 0 ? surveyErrors(question_list, answers) : {}), ...refused };
  return { answers, errors, attempts, problem, onAnswer, submit };
}
