import type { GradeName, GradePoint } from '@suite/api';
import { CheckGroup, Rate, TextArea } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { ChoiceField, type Form } from '../form';
import { CONTENT_LIMIT, pointField, withGrade, wordsOf, type GradeDraft } from './grade-form';

export interface GradeFieldsProps {
  names: readonly GradeName[];
  points: readonly GradePoint[];
  form: Form<GradeDraft>;
}

/** Stars, tags and words about a teacher. */
export function GradeFields({ names, points, form }: GradeFieldsProps) {
  const { values: draft, errors, change } = form;
  const tags = names.find(({ grade }) => grade === draft.grade)?.tags ?? [];
  const words = wordsOf(names);
  return (
    <>
      <CellGroup>
        <ChoiceField error={errors.grade}>
          <Rate
            label="总体评价"
            words={words}
            value={draft.grade}
            onChange={(grade) => change(withGrade(draft, grade, names))}
          />
        </ChoiceField>
        {tags.length > 0 ? (
          <CheckGroup
            label="选几个词形容老师"
            options={tags.map(({ id, name }) => ({ value: `${id}`, label: name }))}
            value={draft.tagIds.map(String)}
            onChange={(ids) => change({ tagIds: ids.map(Number) })}
          />
        ) : null}
      </CellGroup>
      {points.length > 0 ? (
        <CellGroup title="分项评价">
          {points.map(({ point_id, point_name }) => (
            <ChoiceField key={point_id} error={errors[pointField(point_id)]}>
              <Rate
                label={point_name}
                value={draft.points[point_id] ?? 0}
                onChange={(stars) => change({ points: { ...draft.points, [point_id]: stars } })}
              />
            </ChoiceField>
          ))}
        </CellGroup>
      ) : null}
      <CellGroup>
        <TextArea
          label="想对老师说的话（选填）"
          placeholder="哪里做得好，哪里可以更好？"
          maxLength={CONTENT_LIMIT}
          value={draft.content}
          error={errors.content}
          onChange={(content) => change({ content })}
        />
      </CellGroup>
    </>
  );
}
