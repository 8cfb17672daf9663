import type { OwnedCourse } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { links } from '@suite/kernel/links';
import { Progress, Tabs, Tag, Cover, CoverRow, columnsClass, cx } from '@suite/ui';
import { useId, useState } from 'react';
import { studyLink } from './links';
import css from './my-courses.module.css';
import type { CourseTab, TabKey } from './what-to-show';

interface MyCoursesProps {
  tabs: readonly CourseTab[];
  first: TabKey | undefined;
}

/** The learner's courses, one tab for each line, with the progress of each course. */
export function MyCourses({ tabs, first }: MyCoursesProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [only] = tabs;
  if (!only) return null;
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {tabs.every(({ key }) => key === 'open') ? only.title : '我的课程'}
      </h2>
      {tabs.length === 1 ? (
        <Courses tab={only} />
      ) : (
        <Tabs
          label="课程"
          items={tabs.map((tab) => ({ ...tab, children: <Courses tab={tab} /> }))}
          value={chosen ?? first ?? only.key}
          onChange={setChosen}
        />
      )}
    </section>
  );
}

function Courses({ tab: { key, courses } }: { tab: CourseTab }) {
  if (courses.length === 0) {
    return (
      <p className={css.none}>
        {key === 'live' ? (
          <>
            直播课按群里通知的时间进行，错过了可以
            <Link className={css.inline} to={links.playbackList()}>
              看回放
            </Link>
          </>
        ) : (
          '课程正在为您开通，完成后会出现在这里。'
        )}
      </p>
    );
  }
  return (
    <ul className={cx(css.courses, columnsClass)}>
      {courses.map((course) => (
        <li key={course.course_id}>
          <Course course={course} />
        </li>
      ))}
    </ul>
  );
}

function Course({ course }: { course: OwnedCourse }) {
  const { course_id, course_name, cover, video_done, video_total, progress } = course;
  return (
    <Link className={css.course} to={studyLink(course)}>
      <CoverRow
        cover={
          <Cover className={css.cover} src={cover} title={course_name} seed={course_id} loading="lazy" />
        }
      >
        <span className={css.name}>{course_name}</span>
        <span className={css.count}>
          {progress === 100 ? <Tag tone="success">已学</Tag> : `已学 ${video_done}/${video_total} 节`}
        </span>
        <Progress percent={progress} label={`${course_name}的学习进度`} />
      </CoverRow>
    </Link>
  );
}
