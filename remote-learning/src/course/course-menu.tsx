import type { MenuNode } from '@suite/api';
import { Cover, CoverRow, Progress, RadioGroup } from '@suite/ui';
import css from './course-menu.module.css';

interface CourseMenuProps {
  menu: readonly MenuNode[];
  /** The course that is shown. */
  course: MenuNode;
  onChoose: (courseId: string) => void;
}

/** How far a stage is learnt. */
const wordsOf = (progress: number | undefined) =>
  progress ? (progress < 100 ? `已学 ${progress}%` : '已学') : '未开始';

/** The courses of a line to choose from, and how far the learner is in the one that is shown and in its stages. */
export function CourseMenu({ menu, course, onChoose }: CourseMenuProps) {
  const { id, name, cover, progress, child } = course;
  return (
    <div className={css.menu}>
      {menu.length > 1 ? (
        <RadioGroup
          label="课程"
          options={menu.map((one) => ({ value: String(one.id), label: one.name }))}
          value={String(id)}
          onChange={onChoose}
        />
      ) : null}
      <div className={css.course}>
        <CoverRow cover={<Cover className={css.cover} src={cover} title={name} seed={id} loading="lazy" />}>
          <span className={css.name}>{name}</span>
          <Progress percent={progress} label={`${name}的学习进度`} />
        </CoverRow>
      </div>
      {child.length > 0 ? (
        <ul className={css.stages} aria-label="学习阶段">
          {child.map((stage) => (
            <li className={css.stage} key={stage.id}>
              <span className={css.stageName}>{stage.name}</span>
              <span className={css.done}>{wordsOf(stage.progress)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
