/** The course lines that are studied in classes. */
export const classLines = ['finance', 'reform', 'advanced', 'investment', 'industry'] as const;
export type ClassLine = (typeof classLines)[number];

export const isClassLine = (line: string): line is ClassLine =>
  (classLines as readonly string[]).includes(line);

/** A line's name in texts for learners. */
export const lineNames: Record<ClassLine, string> = {
  finance: '财商课',
  reform: '财商课',
  advanced: '进阶课',
  investment: '投资课',
  industry: '行业课',
};

/** Days after the purchase within which the learner chooses a class; null where the staff assigns. */
export const chooseDays: Record<ClassLine, number | null> = {
  finance: 30,
  reform: 30,
  advanced: 45,
  investment: null,
  industry: null,
};
