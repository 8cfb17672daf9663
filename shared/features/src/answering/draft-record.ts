import type { Answers, Question } from '@suite/api';
import { isMultiple, normalAnswer } from './choices';
import { canStore, storedDraft } from './stored-drafts';
import { emptyDraft, mergeDrafts, rebase, type Base, type Draft, type Stamped } from './draft';
import { leftoverEntries, storedLeftover } from './leftovers';
import type { AttemptKey, Leftover } from './types';

/** A paper, and the attempt at it. */
export interface Paper {
  key: AttemptKey;
  /** Name of the paper. */
  title: string;
  questions: readonly Question[];
}

const byIdOf = (questions: readonly Question[]) =>
  new Map(questions.map((question) => [String(question.id), question]));

/** Opens the draft of an attempt: the device's answers, merged with the server's unless they are handed in. */
export function openDraftRecord({ key, title, questions: first }: Paper, base: Base | null) {
  const [stored, storedList] = [storedDraft(key), storedLeftover(key)];
  /** Only what is in the paper is kept and sent: the server refuses a sheet with anything else. */
  let questions = first;
  let byId = byIdOf(questions);
  let leftover: Leftover | null = null;
  /** Answers to questions that were taken out; the server may put one back. */
  const aside = new Map<string, Stamped<string>>();
  const isClearable = (id: string) => {
    const question = byId.get(id);
    return !!question && isMultiple(question);
  };
  let since: number | null = performance.now();
  let isReleased = false;
  const before = stored.read();
  let draft: Draft = { ...inPaper(before ?? emptyDraft), title };
  if (base) draft = rebase(draft, within(base), isClearable);
  let onDevice = before && base ? stored.save(draft) === 'kept' : canStore();

  function putAside(id: string, value: string | undefined, at: number) {
    if (value && (aside.get(id)?.at ?? -1) < at) aside.set(id, { value, at });
  }

  function within(held: Base): Base {
    const content: Answers = {};
    for (const id of Object.keys(held.content)) {
      const question = byId.get(id);
      const answer = question ? normalAnswer(question, held.content[id]) : '';
      if (answer) content[id] = answer;
      if (!question) putAside(id, held.content[id], held.savedAt);
    }
    return { ...held, content };
  }

  function inPaper(whole: Draft): Draft {
    const own: Record<string, Stamped<string>> = {};
    for (const id of Object.keys(whole.own)) {
      const [question, entry] = [byId.get(id), whole.own[id] as Stamped<string>];
      if (question) own[id] = { value: normalAnswer(question, entry.value), at: entry.at };
      else putAside(id, entry.value, entry.at);
    }
    return { ...whole, base: within(whole.base), own };
  }

  function spent(): number {
    const now = performance.now();
    const seconds = since === null ? 0 : (now - since) / 1000;
    if (since !== null) since = now;
    return draft.spent + seconds;
  }

  const write = () => stored.save(draft) === 'kept';

  function save(next: Draft) {
    draft = { ...next, spent: Math.max(next.spent, spent()) };
    if (!isReleased) onDevice = write();
  }

  return {
    draft: () => draft,
    /** Ids of questions that were answered and are no longer in the paper. */
    removed: () => [...aside.keys()],
    /** Leaves out answers to questions that are not among these, and takes in those to questions that are back. */
    limit(left: readonly Question[]) {
      questions = left;
      byId = byIdOf(left);
      const back = [...aside].filter(([id]) => byId.has(id));
      back.forEach(([id]) => aside.delete(id));
      save(inPaper({ ...draft, own: { ...Object.fromEntries(back), ...draft.own } }));
    },
    /** False where the device keeps nothing. */
    isOnDevice: () => onDevice,
    save,
    /** Merges what the server holds. */
    rebase: (next: Base) => save(rebase(draft, within(next), isClearable)),
    /** Stops counting the time spent. */
    pause() {
      if (since === null) return;
      save(draft);
      since = null;
    },
    /** Counts it again, and takes in what another window has kept: a page that sleeps hears nothing of it. */
    resume() {
      since = since ?? performance.now();
      isReleased = false;
      const latest = stored.read();
      if (latest) draft = mergeDrafts(draft, inPaper(latest), isClearable);
    },
    /** The page was left: answers that still arrive must not overwrite what the next page keeps. */
    release() {
      isReleased = true;
    },
    /**
     * The answers are handed in, and these `counted`: lists those that did not, and removes the draft from the device.
     */
    finish(counted: Answers | null) {
      since = null;
      const entries = leftoverEntries(draft, questions, counted);
      if (entries.length === 0) return stored.remove();
      const { foundAt = Date.now(), isSeen = false } = storedList.read() ?? {};
      leftover = { title, scope: key.scope, attempt: String(key.attempt), entries, foundAt, isSeen };
      // Without room for the list the draft stays: the next visit makes the list from it.
      if (storedList.save(leftover) === 'kept') stored.remove();
    },
    /** What did not count; null if all did, or before the answers are handed in. */
    leftover: () => leftover && { ...leftover, isKept: storedList.isKept() },
    watch: (onChange: (isCleared: boolean) => void) =>
      stored.watch((written) => {
        if (written) {
          draft = mergeDrafts(draft, inPaper(written), isClearable);
          // Two windows wrote at the same time, and the later one did not know the other's answer.
          if (lacks(written, draft)) onDevice = write();
        }
        onChange(!written);
      }),
  };
}

const lacks = (written: Draft, { own }: Draft) =>
  Object.keys(own).some((id) => own[id]?.at !== written.own[id]?.at);
