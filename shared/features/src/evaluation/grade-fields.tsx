import { CheckGroup, Rate, TextArea } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { CONTENT_LIMIT, withGrade } from './grade-form';
import css from './grade-fields.module.css';
import type { GradeQuestions, useGrade } from './use-grade';

export interface GradeFieldsProps extends Pick<GradeQuestions, 'names' | 'points'> {
  grade: Pick<ReturnType<typeof useGrade>, 'draft' | 'onChange' | 'errors' | 'refused'>;
}

/** Stars, tags and words about a teacher. */
export function GradeFields({
  names,
  points,
  grade: { draft, onChange, errors, refused },
}: GradeFieldsProps) {
  const tags = names.find(({ grade }) => grade === draft.grade)?.tags ?? [];
  const words = [...names].sort((one, other) => one.grade - other.grade).map(({ grade_name }) => grade_name);
  return (
    <>
      <CellGroup>
        <div>
          <Rate
            label="总体评价"
            words={words}
            value={draft.grade}
            onChange={(grade) => onChange(withGrade(draft, grade, names))}
          />
          <Wrong text={errors?.grade} />
        </div>
        {tags.length > 0 ? (
          <CheckGroup
            label="选几个词形容老师"
            options={tags.map(({ id, name }) => ({ value: `${id}`, label: name }))}
            value={draft.tagIds.map(String)}
            onChange={(ids) => onChange({ tagIds: ids.map(Number) })}
          />
        ) : null}
      </CellGroup>
      <CellGroup title="分项评价">
        {points.map(({ point_id, point_name }) => (
          <div key={point_id}>
            <Rate
              label={point_name}
              value={draft.points[point_id] ?? 0}
              onChange={(stars) => onChange({ points: { ...draft.points, [point_id]: stars } })}
            />
            <Wrong text={errors?.points[point_id]} />
          </div>
        ))}
      </CellGroup>
      <CellGroup>
        <TextArea
          label="想对老师说的话（选填）"
          placeholder="哪里做得好，哪里可以更好？"
          maxLength={CONTENT_LIMIT}
          value={draft.content}
          error={refused}
          onChange={(content) => onChange({ content })}
        />
      </CellGroup>
    </>
  );
}

function Wrong({ text }: { text: string | undefined }) {
  return text ? (
    <p className={css.wrong} role="alert">
      {text}
    </p>
  ) : null;
}
