import type { Chapter } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { columnsClass, cx, IconArrow } from '@suite/ui';
import { useId, useState } from 'react';
import { LessonRow, TestRow, type LessonActions } from './lesson-row';
import css from './lesson-tree.module.css';
import { chaptersOf, isUntouched, progressOf, type LessonGroup } from './lessons';
import { Status } from './status';
import type { Lesson } from './use-lessons';

interface TreeActions extends LessonActions {
  onTest: (chapter: Chapter<Lesson>) => void;
  /** Page of a chapter. */
  chapterLink?: (chapter: Chapter<Lesson>) => string;
}

/** A course's chapters and lessons, each with its state. */
export function LessonTree({ groups, ...actions }: TreeActions & { groups: readonly LessonGroup<Lesson>[] }) {
  const numbers = new Map(chaptersOf(groups).map(({ id }, at) => [id, at + 1]));
  const named = groups.length > 1 || groups.some(({ chapters }) => chapters.length === 0);
  return (
    <>
      {groups.map(({ id, name, chapters }) => (
        <section className={css.group} key={id}>
          {named && name ? <h2 className={css.groupName}>{name}</h2> : null}
          {chapters.map((chapter) => (
            <ChapterNode
              key={chapter.id}
              chapter={chapter}
              number={numbers.get(chapter.id) ?? 0}
              level={named ? 3 : 2}
              {...actions}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface ChapterNodeProps extends TreeActions {
  chapter: Chapter<Lesson>;
  number: number;
  /** Level of the heading: one lower if the groups have headings of their own. */
  level: 2 | 3;
}

/** A chapter that can be opened; it is open from the start if the lesson that is shown is in it. */
function ChapterNode({ chapter, number, level, ...actions }: ChapterNodeProps) {
  const Heading = level === 3 ? 'h3' : 'h2';
  const { chapter_name, chapterStatus, videos, has_test } = chapter;
  const isHere = videos.some(({ v_id }) => v_id === actions.v_id);
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? isHere;
  const id = useId();
  const { done, total } = progressOf([chapter]);
  return (
    <div className={css.chapter}>
      <Heading className={css.head}>
        <button
          type="button"
          className={css.headButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(!isOpen)}
        >
          <span className={css.words}>
            <span className={css.name}>
              {number}. {chapter_name}
            </span>
            <span className={css.meta}>
              <Status value={chapterStatus} text={isUntouched(chapter) ? '未开始' : undefined} />
              <span className={css.count}>
                {done}/{total} 节
              </span>
            </span>
          </span>
          <IconArrow className={isOpen ? css.up : css.down} />
        </button>
      </Heading>
      <ul className={cx(css.lessons, !actions.isSheet && columnsClass)} id={id} hidden={!isOpen}>
        {isOpen ? videos.map((video) => <LessonRow key={video.v_id} video={video} {...actions} />) : null}
        {isOpen && has_test ? <TestRow chapter={chapter} {...actions} /> : null}
        {isOpen && actions.chapterLink ? (
          <li>
            <Link className={css.more} to={actions.chapterLink(chapter)}>
              本章详情
              <IconArrow />
            </Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
