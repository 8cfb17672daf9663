import { studyStatus, type LessonData } from '@suite/api';

/** What the provider's lists say about the new version of the course. */
export interface UpgradeChanges {
  chapters: number;
  lessons: number;
  /** Names of the lessons that only the new version has. */
  added: string[];
  /** How many lessons of the new version are learned already. */
  learned: number;
  /** No lesson that is learned now would have to be learned again. */
  keepsAll: boolean;
}

/** Compares the lessons that the learner has now with those of the new version. */
export function changesOf(now: LessonData, next: LessonData): UpgradeChanges {
  const chapters = next.lessonList.flatMap((course) => course.chapters);
  const lessons = chapters.flatMap(({ videos }) => videos);
  const before = now.lessonList.flatMap((course) => course.chapters.flatMap(({ videos }) => videos));
  const names = new Set(before.map(({ video_name }) => video_name));
  const isLearned = ({ summaryStatus }: { summaryStatus: string }) => summaryStatus === studyStatus.done;
  const learned = lessons.filter(isLearned).length;
  return {
    chapters: chapters.length,
    lessons: lessons.length,
    added: lessons.map(({ video_name }) => video_name).filter((name) => !names.has(name)),
    learned,
    keepsAll: learned >= before.filter(isLearned).length,
  };
}
