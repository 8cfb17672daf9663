import { links } from '@suite/kernel/links';
import { useOwner } from '@suite/kernel/records';
import { Link } from '@suite/kernel/router';
import { dayAt, durationText, yearAndDayInWords } from '@suite/kernel/time';
import { ButtonLink, Card, copyText, Field } from '@suite/ui';
import { Button, Empty, Toast } from '@suite/ui/base';
import { useMemo, useState } from 'react';
import css from './my-notes.module.css';
import { courseNotes, courseText, found, lessonName, noteWords, type CourseOfNotes } from './note-list';
import { allNotes, momentLink, type FiledNote } from './notes';

/** Where notes are kept, in words. */
export const WHERE_KEPT =
  '笔记只保存在这台设备上：退出登录不会丢失，别人在这里登录就会清除。换手机前请先复制。';

/** A learner's notes on all lessons; a tap on one plays the lesson from its moment. */
export function MyNotes() {
  const owner = useOwner();
  const all = useMemo(() => allNotes(owner), [owner]);
  const [looked, setLooked] = useState('');
  const shown = courseNotes(found(all, looked));
  if (all.length === 0)
    return (
      <Empty
        text="还没有笔记。看课时在“笔记”里写一条，或者加一个书签。"
        action={<ButtonLink to={links.home()}>看看我的课程</ButtonLink>}
      />
    );
  return (
    <>
      <div className={css.search}>
        <Field
          label="搜索"
          value={looked}
          onChange={setLooked}
          placeholder="笔记内容或课名"
          enterKeyHint="search"
        />
      </div>
      <p className={css.kept}>{WHERE_KEPT}</p>
      {shown.length === 0 ? <Empty text="没有找到相符的笔记" /> : null}
      {shown.map((course) => (
        <Course key={course.name} course={course} />
      ))}
    </>
  );
}

function Course({ course }: { course: CourseOfNotes }) {
  const copy = async () => {
    if (await copyText(courseText(course))) Toast.success('笔记已复制');
    else Toast.info('没有复制成功，请长按文字复制');
  };
  return (
    <Card title={course.name || '其他课程'}>
      {course.lessons.map((one) => (
        <section className={css.lesson} key={one.v_id} aria-label={lessonName(one)}>
          <h3 className={css.name}>{lessonName(one)}</h3>
          {one.lesson ? <p className={css.chapter}>{one.lesson.chapter}</p> : null}
          <ul>
            {one.notes.map((note) => (
              <NoteLine key={note.id} note={note} lesson={one.lesson} />
            ))}
          </ul>
        </section>
      ))}
      <Button block type="default" onClick={copy}>
        复制这门课的笔记
      </Button>
    </Card>
  );
}

function NoteLine({ note, lesson }: { note: FiledNote; lesson: FiledNote['lesson'] }) {
  const content = (
    <>
      <span className={css.time}>{durationText(note.at)}</span>
      <span className={css.words}>
        <span className={css.text}>{noteWords(note)}</span>
        <span className={css.day}>{yearAndDayInWords(dayAt(note.made))}</span>
      </span>
    </>
  );
  return (
    <li>
      {lesson ? (
        <Link className={css.note} to={momentLink(lesson, note.v_id, note.at)}>
          {content}
        </Link>
      ) : (
        <div className={css.note}>{content}</div>
      )}
    </li>
  );
}
