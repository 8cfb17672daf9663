import { emptyForm, steps, type Form } from './form';

/** What was typed and how far the learner had come. */
export interface Draft {
  step: number;
  form: Form;
}

const keyOf = (userId: number) => `suite.fill-information.${userId}`;

/** What a text from the device is worth: fields that are unknown or of another kind do not count. */
export function readDraft(text: string | null): Draft | undefined {
  try {
    const stored = JSON.parse(text ?? '') as { step?: unknown; form?: Record<string, unknown> };
    if (!stored.form || typeof stored.form !== 'object') return undefined;
    const form: Record<string, string> = { ...emptyForm };
    for (const field of Object.keys(emptyForm)) {
      const value = stored.form[field];
      if (typeof value === 'string') form[field] = value;
    }
    const step = Number(stored.step);
    return { step: steps[step] ? step : 0, form: form as unknown as Form };
  } catch {
    return undefined;
  }
}

/** The learner's own draft on this device; without storage there is none. */
export const drafts = {
  load(userId: number): Draft | undefined {
    try {
      return readDraft(localStorage.getItem(keyOf(userId)));
    } catch {
      return undefined;
    }
  },
  save(userId: number, draft: Draft): void {
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    } catch {
      // A full or forbidden storage must not stop the learner from filling in the form.
    }
  },
  clear(userId: number): void {
    try {
      localStorage.removeItem(keyOf(userId));
    } catch {
      // Nothing was kept either.
    }
  },
};
