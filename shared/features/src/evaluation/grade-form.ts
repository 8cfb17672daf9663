import type { GradeContent, GradeName, GradePoint, GradeStatus } from '@suite/api';
import type { Errors } from '../form';

export const CONTENT_LIMIT = 500;

/** A rating that is not finished: 0 stars where none are given yet. */
export interface GradeDraft {
  grade: number;
  /** Stars by the aspect's id. */
  points: Record<string, number>;
  tagIds: number[];
  content: string;
}

export const emptyDraft: GradeDraft = { grade: 0, points: {}, tagIds: [], content: '' };

const isStars = (value: unknown): value is number =>
  typeof value === 'number' && Math.floor(value) === value && value >= 1 && value <= 5;

/** Mends a rating out of the device's storage: stars other than 1 to 5 count as not given. */
export function readGrade({ grade, points, tagIds, content }: Partial<GradeDraft>): GradeDraft {
  const stars = Object.entries(points ?? {}).filter(([, value]) => isStars(value));
  return {
    grade: isStars(grade) ? grade : 0,
    points: Object.fromEntries(stars),
    tagIds: (tagIds ?? []).filter((id) => typeof id === 'number'),
    content: (content ?? '').slice(0, CONTENT_LIMIT),
  };
}

/** An evaluation, with the words, tags and aspects to rate by. */
export interface Evaluation {
  status: GradeStatus;
  names: readonly GradeName[];
  points: readonly GradePoint[];
}

/** An evaluation that may not be open. */
export type MaybeEvaluation = Omit<Evaluation, 'status'> & { status: Evaluation['status'] | null };

/** The provider may send null for an empty list. */
const listOf = <Item>(list: readonly Item[] | null): Item[] => [...(list ?? [])];

/** An evaluation with all of its lists. */
export function withLists({ status, names, points }: MaybeEvaluation): MaybeEvaluation {
  const content = status?.grade_content;
  return {
    status: status && {
      ...status,
      grade_content: content
        ? { ...content, points: listOf(content.points), tag_ids: listOf(content.tag_ids) }
        : null,
    },
    names: listOf(names).map((name) => ({ ...name, tags: listOf(name.tags) })),
    points: listOf(points),
  };
}

/** What one to five stars are called. If the provider leaves out a number of stars, none of its words count. */
export function wordsOf(names: readonly GradeName[]): string[] | undefined {
  const words = [1, 2, 3, 4, 5].map((stars) => names.find(({ grade }) => grade === stars)?.grade_name ?? '');
  return words.every(Boolean) ? words : undefined;
}

/** Changes the stars. Each number of stars has its own tags: those of the old number are dropped. */
export function withGrade(
  draft: GradeDraft,
  grade: number,
  names: readonly GradeName[],
): Partial<GradeDraft> {
  const allowed = names.find((name) => name.grade === grade)?.tags.map(({ id }) => id) ?? [];
  return { grade, tagIds: draft.tagIds.filter((id) => allowed.indexOf(id) >= 0) };
}

/** Name of an aspect's error. */
export const pointField = (pointId: number): string => `point-${pointId}`;

/** What is still to be rated, in the order of the form. */
export function gradeErrors(draft: GradeDraft, points: readonly GradePoint[]): Errors {
  const open = points.filter(({ point_id }) => !draft.points[point_id]);
  return {
    ...(draft.grade ? {} : { grade: '请为老师打分' }),
    ...Object.fromEntries(
      open.map(({ point_id, point_name }) => [pointField(point_id), `请为“${point_name}”打分`]),
    ),
  };
}

/** A finished rating as it is sent, with today's aspects and tags only. */
export function gradeContent(
  draft: GradeDraft,
  names: readonly GradeName[],
  points: readonly GradePoint[],
): GradeContent {
  return {
    grade: draft.grade,
    points: points.map(({ point_id }) => ({ point_id, grade: draft.points[point_id] ?? 0 })),
    tag_ids: withGrade(draft, draft.grade, names).tagIds ?? [],
    content: draft.content.trim(),
  };
}
