import type { GradeContent, GradeName, GradePoint } from '@suite/api';

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

/** A rating out of the device's storage; what is spoilt there is not given. */
export function readGrade(kept: unknown): GradeDraft | undefined {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
  const { grade, points, tagIds, content } = kept as Record<string, unknown>;
  const stars = typeof points === 'object' && points !== null ? Object.entries(points) : [];
  return {
    grade: isStars(grade) ? grade : 0,
    points: Object.fromEntries(stars.filter(([, value]) => isStars(value))) as Record<string, number>,
    tagIds: Array.isArray(tagIds) ? tagIds.filter((id): id is number => typeof id === 'number') : [],
    content: typeof content === 'string' ? content.slice(0, CONTENT_LIMIT) : '',
  };
}

/** Other stars have other words: tags that do not belong to them are taken back. */
export function withGrade(
  draft: GradeDraft,
  grade: number,
  names: readonly GradeName[],
): Partial<GradeDraft> {
  const allowed = names.find((name) => name.grade === grade)?.tags.map(({ id }) => id) ?? [];
  return { grade, tagIds: draft.tagIds.filter((id) => allowed.indexOf(id) >= 0) };
}

export interface GradeErrors {
  grade?: string;
  /** By the aspect's id. */
  points: Record<string, string>;
}

/** What is still to be rated. */
export function gradeErrors(draft: GradeDraft, points: readonly GradePoint[]): GradeErrors {
  const open = points.filter(({ point_id }) => !draft.points[point_id]);
  return {
    grade: draft.grade ? undefined : '请为老师打分',
    points: Object.fromEntries(open.map(({ point_id, point_name }) => [point_id, `请为“${point_name}”打分`])),
  };
}

export const isWhole = ({ grade, points }: GradeErrors): boolean =>
  !grade && Object.keys(points).length === 0;

/** A finished rating as it is sent: only what the questions of today ask for. */
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
