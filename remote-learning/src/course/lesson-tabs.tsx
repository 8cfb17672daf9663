import type { VideoInfo } from '@suite/api';
import { Tabs, type LoadedQuery } from '@suite/ui';
import type { ReactNode } from 'react';
import type { MaterialEdition } from '../materials/material-edition';
import { LessonMaterials } from './lesson-materials';
import { LessonNote } from './lesson-note';

interface LessonTabsProps {
  tree: ReactNode;
  /** Absent for a locked lesson: its materials and notes open with it. */
  info: LoadedQuery<VideoInfo> | undefined;
  materials: MaterialEdition;
  tab: string;
  onTab: (tab: string) => void;
}

/** What belongs to the lesson that is shown: the lessons around it, its materials and its notes. */
export function LessonTabs({ tree, info, materials, tab, onTab }: LessonTabsProps) {
  const ofLesson = info
    ? [
        { key: 'materials', title: '资料', children: <LessonMaterials info={info} edition={materials} /> },
        { key: 'note', title: '讲义', children: <LessonNote info={info} /> },
      ]
    : [];
  const items = [{ key: 'lessons', title: '目录', children: tree }, ...ofLesson];
  return <Tabs label="课程内容" value={info ? tab : 'lessons'} onChange={onTab} items={items} />;
}
