import type { GradeContent, GradeName, GradePoint } from '@suite/api';
import { Card, IconStar, Tag } from '@suite/ui';
import css from './grade-summary.module.css';

export interface GradeSummaryProps {
  content: GradeContent;
  names: readonly GradeName[];
  points: readonly GradePoint[];
}

/** A rating as it was given. */
export function GradeSummary({ content, names, points }: GradeSummaryProps) {
  const name = names.find(({ grade }) => grade === content.grade);
  const tags = name?.tags.filter(({ id }) => content.tag_ids.indexOf(id) >= 0) ?? [];
  return (
    <Card title="我的评价">
      <dl>
        <Row name="总体评价" stars={content.grade} word={name?.grade_name} />
        {points.map(({ point_id, point_name }) => (
          <Row
            key={point_id}
            name={point_name}
            stars={content.points.find((one) => one.point_id === point_id)?.grade ?? 0}
          />
        ))}
      </dl>
      {tags.length > 0 ? (
        <ul className={css.tags} aria-label="选中的标签">
          {tags.map((tag) => (
            <li className={css.tag} key={tag.id}>
              <Tag>{tag.name}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      {content.content ? <p className={css.content}>{content.content}</p> : null}
    </Card>
  );
}

function Row({ name, stars, word }: { name: string; stars: number; word?: string }) {
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        <span className={css.stars} aria-hidden="true">
          {[1, 2, 3, 4, 5].map((star) => (
            <span className={star <= stars ? css.lit : undefined} key={star}>
              <IconStar />
            </span>
          ))}
        </span>
        <span className={css.word}>{word ?? `${stars} 星`}</span>
      </dd>
    </div>
  );
}
