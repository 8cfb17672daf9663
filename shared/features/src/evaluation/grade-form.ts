import type { GradeContent, GradeName, GradePoint } from '@suite/api';
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
