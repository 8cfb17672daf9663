import { studyStatus } from '@suite/api';
import { Tabs, Popup } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';
import { useState, type ReactNode } from 'react';
import { VideoPlayer } from '@suite/features/player';
import { failureOf } from './failure';
import { IconList } from './icons';
import { LessonMaterials } from './lesson-materials';
import { LessonNote } from './lesson-note';
import css from './lesson-page.module.css';
import { LessonTree } from './lesson-tree';
import type { LessonGroup, Place } from './lessons';
import type { Step } from './order';
import { Status } from './status';
import { useLessonInfo, useLessons, type Lesson, type LessonSource } from './use-lessons';

interface LessonScreenProps {
  groups: readonly LessonGroup<Lesson>[];
  source: LessonSource;
  above?: ReactNode;
}

const stepWords = {
  video: { action: '下一节', text: '本节已播完，下一节' },
  'video-test': { action: '做本节测试', text: '通过测试后解锁下一节' },
  'chapter-test': { action: '做章节测试', text: '本章已学完，测一测掌握得怎么样' },
};

const nameOf = (step: Step<Lesson>) =>
  step.kind === 'video'
    ? step.video.video_name
    : step.kind === 'video-test'
      ? '本节测试'
      : `${step.chapter.chapter_name} · 章节测试`;

/** The player over the lessons, materials and notes; a bar leads on to the next lesson. */
export function LessonScreen({ groups, source, above }: LessonScreenProps) {
  const lessons = useLessons(groups, source);
  const { place } = lessons;
  return place ? (
    <Shown groups={groups} source={source} above={above} lessons={lessons} place={place} />
  ) : null;
}

interface ShownProps extends LessonScreenProps {
  lessons: ReturnType<typeof useLessons>;
  place: Place<Lesson>;
}

function Shown({ groups, source, above, lessons, place }: ShownProps) {
  const [tab, setTab] = useState('lessons');
  const [isDrawn, setDrawn] = useState(false);
  const { video, chapter } = place;
  const { next } = lessons;
  const info = useLessonInfo(source, video, !video.streams || tab !== 'lessons');
  const isLearned = video.summaryStatus === studyStatus.done;
  const goOn = () => next && lessons.take(next);

  const tree = (onChosen?: () => void) => (
    <LessonTree
      groups={groups}
      v_id={video.v_id}
      reveals={onChosen ? 'sheet' : 'page'}
      onChoose={(v_id) => {
        onChosen?.();
        void lessons.choose(v_id);
      }}
      onTest={(tested) => {
        onChosen?.();
        void lessons.take({ kind: 'chapter-test', chapter: tested });
      }}
    />
  );
  return (
    <Page
      tone="white"
      footer={
        <div className={css.bar}>
          <div className={css.choose}>
            <Button type="default" onClick={() => setDrawn(true)}>
              <IconList className={css.listIcon} />
              选课
            </Button>
          </div>
          <div className={css.next}>
            <Button block type={isLearned ? 'primary' : 'default'} disabled={!next} onClick={goOn}>
              {next ? stepWords[next.kind].action : '已是最后一节'}
            </Button>
          </div>
        </div>
      }
    >
      <VideoPlayer
        video={info.data ?? video}
        record={source.record}
        autoPlay={lessons.byTap}
        failure={video.streams || info.data ? undefined : failureOf(info)}
        after={
          next && {
            title: nameOf(next),
            ...stepWords[next.kind],
            isBelow: true,
            onAction: () => void goOn(),
          }
        }
        onRecord={lessons.onRecord}
      />
      <header className={css.head}>
        <h1 className={css.title}>{video.video_name}</h1>
        <p className={css.meta}>
          <Status value={video.summaryStatus} />
          <span className={css.where}>
            第 {lessons.number} / {lessons.total} 节 · {chapter.chapter_name}
          </span>
        </p>
      </header>
      <Tabs
        label="课程内容"
        value={tab}
        onChange={setTab}
        items={[
          {
            key: 'lessons',
            title: '目录',
            children: (
              <>
                {above}
                {tree()}
              </>
            ),
          },
          {
            key: 'materials',
            title: '资料',
            children: <LessonMaterials info={info} edition={source.materials} />,
          },
          { key: 'note', title: '讲义', children: <LessonNote info={info} /> },
        ]}
      />
      <Popup open={isDrawn} onClose={() => setDrawn(false)} title="选课">
        <div className={css.drawer}>{tree(() => setDrawn(false))}</div>
      </Popup>
    </Page>
  );
}
