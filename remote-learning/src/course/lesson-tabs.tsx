import type { VideoInfo } from '@suite/api';
import type { NotedLesson } from '@suite/features/notes';
import type { PlayerControl } from '@suite/features/player';
import { useQuery } from '@suite/kernel';
import { Loaded, type LoadedQuery } from '@suite/features/loaded';
import { lazyPiece, Tabs, RichText } from '@suite/ui';
import { Skeleton, Empty, Spoken } from '@suite/ui/base';
import type { ReactNode, RefObject } from 'react';
import type { MaterialEdition } from '../materials/material-edition';
import { LessonMaterials } from './lesson-materials';
import type { LessonNotesProps } from './notes/lesson-notes';
import type { Lesson } from './use-lessons';
import css from './lesson-page.module.css';

const notes = lazyPiece(() => import(/* webpackChunkName: "LessonNotes" */ './notes/lesson-notes'));

interface LessonTabsProps {
  tree: ReactNode;
  /** Absent for a locked lesson: its materials and notes open with it. */
  info: LoadedQuery<VideoInfo> | undefined;
  lesson: Lesson;
  /** Where the lesson is, for a note that leads back to it. */
  noted: NotedLesson;
  control: RefObject<PlayerControl | null>;
  materials: MaterialEdition;
  tab: string;
  onTab: (tab: string) => void;
}

/** What belongs to the lesson that is shown: the lessons around it, its materials, the teacher's notes and the learner's own. */
export function LessonTabs(props: LessonTabsProps) {
  const { tree, info, lesson, noted, control, materials, tab, onTab } = props;
  const ofLesson = info
    ? [
        { key: 'materials', title: '资料', children: <LessonMaterials info={info} edition={materials} /> },
        { key: 'note', title: '讲义', children: <LessonNote info={info} /> },
        {
          key: 'own',
          title: '笔记',
          children: <OwnNotes v_id={lesson.v_id} lesson={noted} control={control} />,
        },
      ]
    : [];
  const items = [{ key: 'lessons', title: '目录', children: tree }, ...ofLesson];
  return (
    <div className={css.below}>
      <Tabs label="课程内容" value={info ? tab : 'lessons'} onChange={onTab} items={items} />
    </div>
  );
}

/** The learner's own notes; their code is loaded at the first look. */
function OwnNotes(props: LessonNotesProps) {
  const query = useQuery({ queryKey: ['LessonNotes'], queryFn: notes.load, staleTime: Infinity });
  return (
    <Loaded query={query} skeleton={<Skeleton rows={3} />}>
      {({ LessonNotes }) => <LessonNotes {...props} />}
    </Loaded>
  );
}

/** The lecture notes of the lesson. */
function LessonNote({ info }: { info: LoadedQuery<VideoInfo> }) {
  return (
    <Loaded query={info} skeleton={<Skeleton rows={6} />}>
      {({ note }) =>
        note.trim() ? (
          <div className={css.note}>
            <Spoken as="h2">本节讲义</Spoken>
            <RichText html={note} />
          </div>
        ) : (
          <Empty text="本节没有讲义" />
        )
      }
    </Loaded>
  );
}
