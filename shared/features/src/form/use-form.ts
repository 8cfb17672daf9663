import { refusedWords, refusedWordsMessage, useWrite, type WriteOptions } from '@suite/api';
import { Toast } from '@suite/ui/base';
import { useRef, useState } from 'react';
import { draftOf } from './draft';
import { errorsBy, errorsOf, type Errors, type Rules } from './rules';
import { useDraft, type DraftOptions } from './use-draft';
import { useFirstError } from './use-first-error';
import { useLeaveGuard } from './use-leave-guard';

const LOST = '网络不稳定，没有收到结果。填写的内容还在，请再试一次';
const TYPED_SINCE = '提交过程中修改的内容没有提交';
const NOT_KEPT = '内容没能保存在这台设备上，请尽快提交';

export interface FormOptions<Values, Data> extends DraftOptions<Values>, WriteOptions<Values, Data> {
  /** A rule per field, or one function for all; in the order of the form. */
  rules: Rules<Values> | ((values: Values) => Errors);
  /** Fields in which a learner writes freely: the provider names words that must not be sent. */
  texts?: readonly (keyof Values & string)[];
  send: (values: Values) => Promise<Data>;
  /** Codes of refusals that mean that the provider has it already. */
  sentCodes?: readonly number[];
  /** Called once when the provider has it; without data when it had it before. */
  onSent?: (data: Data | undefined) => unknown;
  /** Called when the provider did not take the form: what the page shows of it may have changed since it was read. */
  onNotTaken?: () => unknown;
  /** Called with the wrong fields of a refused attempt: a form of several steps shows the step of the first. */
  onRefused?: (fields: string[]) => void;
}

/** The fields with words that must not be sent, and what to say about them. */
async function refusedTexts<Values>(
  values: Values,
  texts: readonly (keyof Values & string)[],
): Promise<Errors> {
  const words = await Promise.all(texts.map((field) => refusedWords(String(values[field]))));
  const found = texts.map((field, at) => [field, words[at] ?? []] as const);
  return Object.fromEntries(
    found.filter(([, list]) => list.length > 0).map(([field, list]) => [field, refusedWordsMessage(list)]),
  );
}

/**
 * A form: its draft, its errors and its way to the provider. Errors show after the first refused attempt,
 * which leads to the first of them; put `ref` on the element around the fields.
 */
export function useForm<Values extends object, Data>(options: FormOptions<Values, Data>) {
  const {
    rules,
    texts = [],
    send,
    sentCodes = [],
    onSent,
    onNotTaken,
    onRefused,
    afterSilence,
    needsData,
    lostWords = LOST,
  } = options;
  const { values, current, change: type, sending, forget, isRestored, isAtRisk } = useDraft(options);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Errors>({});
  const stage = useRef<'open' | 'sending' | 'sent'>('open');
  const ref = useFirstError(attempts);
  useLeaveGuard(isAtRisk, () => isAtRisk && stage.current !== 'sent');

  const write = useWrite(
    async (sent: Values): Promise<{ refused: Errors } | { data: Data } | null> => {
      const found = await refusedTexts(sent, texts);
      if (Object.keys(found).length > 0) return { refused: found };
      const data = await send(sent);
      return needsData && data === null ? null : { data };
    },
    {
      needsData: true,
      afterSilence: async (sent) => {
        const data = await afterSilence?.(sent);
        return data === undefined ? undefined : { data };
      },
      lostWords,
      refusals: { ...Object.fromEntries(sentCodes.map((code) => [code, ''])), ...options.refusals },
    },
  );

  const wrong = (all: Values) => (typeof rules === 'function' ? rules(all) : errorsBy(rules, all));

  function refuse(fields: string[]) {
    setAttempts((n) => n + 1);
    onRefused?.(fields);
  }

  function change(part: Partial<Values>) {
    if (stage.current === 'sent') stage.current = 'open';
    setRefused((old) =>
      errorsOf(
        old,
        Object.keys(old).filter((field) => !(field in part)),
      ),
    );
    type(part);
  }

  /** Whether these fields may be sent, by default all of them; if not, leads to the first error. */
  function check(fields?: readonly string[]): boolean {
    const all = wrong(current());
    const found = Object.keys(fields ? errorsOf(all, fields) : all);
    if (found.length > 0) refuse(found);
    // The fields of the next step are not wrong before it has been tried.
    else setAttempts(0);
    return found.length === 0;
  }

  /** Sends the form; the second half of a double tap changes nothing, also when the first has been sent. */
  async function submit(): Promise<void> {
    if (stage.current !== 'open' || !check()) return;
    stage.current = 'sending';
    try {
      const sent = current();
      sending(sent);
      const end = await write.send(sent);
      const isSent = end.state === 'done' || (end.state === 'refused' && sentCodes.indexOf(end.code) >= 0);
      const answer = end.state === 'done' ? end.data : undefined;
      if (answer && 'refused' in answer) {
        setRefused(answer.refused);
        refuse(Object.keys(answer.refused));
      } else if (isSent) {
        stage.current = 'sent';
        const isTypedSince = Object.keys(draftOf(sent, current())).length > 0;
        forget();
        await onSent?.(answer?.data ?? undefined);
        if (isTypedSince) {
          // The page may lead on all the same. Said last, because there is one toast at a time.
          Toast.info(TYPED_SINCE);
          stage.current = 'open';
        }
      } else {
        await onNotTaken?.();
      }
    } finally {
      if (stage.current === 'sending') stage.current = 'open';
    }
  }

  return {
    values,
    errors: { ...(attempts > 0 ? wrong(values) : {}), ...refused } as Partial<Errors>,
    change,
    check,
    submit,
    ref,
    /** What to say above the button. */
    problem: write.problem || (isAtRisk && options.draft ? NOT_KEPT : ''),
    isRestored,
  };
}

/** A form in use, for the components that show its parts. */
export type Form<Values extends object> = Pick<
  ReturnType<typeof useForm<Values, unknown>>,
  'values' | 'errors' | 'change'
>;
