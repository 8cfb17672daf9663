import {
  queryOf,
  studyStatus,
  type Chapter,
  type CourseVideo,
  type ListedVideo,
  type VideoInfo,
  type VideoRecord,
} from '@suite/api';
import { useQuery } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { useEffect, useState } from 'react';
import type { CourseEdition } from './course-edition';
import { chaptersOf, courseIdOf, openingPlace, placesOf, type LessonGroup } from './lessons';
import type { Query } from './mapped';
import { barrierBefore, stepAfter } from './order';
import { useRestart } from '@suite/features/player';
import { keepPassScore } from '@suite/features/pass-score';
import { useOrder } from './use-order';

/** A lesson of a list; some lists bring the streams along. */
export type Lesson = CourseVideo & Partial<ListedVideo>;

/** Where the lessons of a page come from, and what is done with them. */
export interface LessonSource extends CourseEdition {
  query: Query<LessonGroup<Lesson>[]>;
  /** A video that the page has read already; it is not asked for again. */
  known?: VideoInfo | null;
  /** Chapter in which the page opens. */
  chapterId?: number;
}

const V_ID = 'v_id';
const SECOND = 't';
const PLAY = 'play';
const COURSE = 'course_id';
const AFTER = 'after';
const PAST = 'past';

/** The lesson with which a learner goes on who comes from a test; undefined while it is locked. */
function lessonAfter(chapters: readonly Chapter<Lesson>[], params: URLSearchParams): Lesson | undefined {
  const past = chapters.find(({ id }) => id === Number(params.get(PAST)))?.videos;
  const after = past ? past[past.length - 1]?.v_id : Number(params.get(AFTER));
  const step = after ? stepAfter(chapters, after, false) : undefined;
  return step?.kind === 'video' && step.video.summaryStatus !== studyStatus.locked ? step.video : undefined;
}

/** Chapters from which the opening lesson is chosen: each course of a list has a last lesson of its own. */
function startingChapters(groups: readonly LessonGroup<Lesson>[], courseId: number, chapterId?: number) {
  const ofCourse = groups.filter((group) => group.courseId === courseId);
  const all = chaptersOf(ofCourse.length > 0 ? ofCourse : groups);
  const one = all.filter(({ id }) => id === chapterId);
  return one.some(({ videos }) => videos.length > 0) ? one : all;
}

/** With which lesson the page opens, and how. */
function opening(
  groups: readonly LessonGroup<Lesson>[],
  { chapterId }: LessonSource,
  params: URLSearchParams,
  second: number | undefined,
) {
  const chapters = chaptersOf(groups);
  const asked = Number(params.get(V_ID)) || undefined;
  const tested = Number(params.get(AFTER)) || undefined;
  const next = asked ? undefined : lessonAfter(chapters, params);
  const from = asked || tested ? chapters : startingChapters(groups, Number(params.get(COURSE)), chapterId);
  const v_id = next?.v_id ?? openingPlace(from, asked ?? tested)?.video.v_id ?? 0;
  const isAfterTest = !asked && (params.has(AFTER) || params.has(PAST));
  return {
    v_id,
    second: asked === v_id ? second : undefined,
    byTap: !!next || params.has(PLAY),
    waits: isAfterTest && !next,
  };
}

/** The second that the address names. It is used once: a learner who comes back goes on where they stopped. */
function useSecondOnce(): number | undefined {
  const [params, setParams] = useSearchParams();
  const [second] = useState(() => (params.has(SECOND) ? Number(params.get(SECOND)) || 0 : undefined));
  useEffect(() => {
    if (!params.has(SECOND)) return;
    const rest = new URLSearchParams(params);
    rest.delete(SECOND);
    setParams(rest, { replace: true });
  }, [params, setParams]);
  return second;
}

/** The lesson that a page shows, and the ways from it to the others. */
export function useLessons(groups: readonly LessonGroup<Lesson>[], source: LessonSource) {
  const [params, setParams] = useSearchParams();
  const second = useSecondOnce();
  const chapters = chaptersOf(groups);
  const places = placesOf(chapters);
  const [chosen, setChosen] = useState(() => opening(groups, source, params, second));
  const [missing, setMissing] = useState<Record<number, number | undefined>>({});
  const order = useOrder(groups, source, ({ chapter, video: { v_id } }) => {
    setChosen({ v_id, second: undefined, byTap: true, waits: false });
    // Without its course a page of several courses would look for the lesson in all of them.
    params.set(COURSE, String(courseIdOf(groups, chapter)));
    params.set(V_ID, String(v_id));
    [PLAY, AFTER, PAST].forEach((name) => params.delete(name));
    setParams(params, { replace: true });
  });
  const placeOf = (v_id: number | undefined) => places.find(({ video }) => video.v_id === v_id);
  const held = placeOf(chosen.v_id);
  // The provider may take a lesson away while it is shown: then nobody has chosen the one in its place.
  const place = held ?? placeOf(openingPlace(chapters)?.video.v_id);

  const { refetch } = source.query;
  // A list from before the test has the next lesson locked.
  useEffect(() => {
    if (!chosen.waits) return;
    void refetch().then(({ data }) => {
      const next = data && lessonAfter(chaptersOf(data), params);
      if (next)
        setChosen((now) => (now.waits ? { ...now, v_id: next.v_id, byTap: true, waits: false } : now));
    });
  }, [chosen.waits, params, refetch]);

  const score = place?.chapter.pass_chapter_score;
  useEffect(() => {
    if (score !== undefined) keepPassScore(score);
  }, [score]);

  return {
    ...order,
    place,
    number: place ? places.indexOf(place) + 1 : 0,
    total: places.length,
    byTap: !!held && chosen.byTap,
    /** The second at which the lesson starts that the address names. */
    from: held && chosen.second,
    /** Seconds that the provider still misses before the lesson that is shown counts as learned. */
    missing: place && place.video.summaryStatus !== studyStatus.done ? missing[place.video.v_id] : 0,
    next: place && stepAfter(chapters, place.video.v_id, order.needsVideoTest ?? false),
    /** What the learner has to do before the lesson that is shown opens; undefined if it is open. */
    barrier:
      place?.video.summaryStatus === studyStatus.locked
        ? barrierBefore(chapters, place.video.v_id, order.needsVideoTest)
        : undefined,
    /** Takes the provider's answer to a report: a lesson that is learned now may unlock others, so the list is read again. */
    onRecord({ v_id, summaryStatus, missing: left }: VideoRecord) {
      setMissing((now) => ({ ...now, [v_id]: left }));
      const told = placeOf(v_id)?.video;
      if (summaryStatus === studyStatus.done && told && told.summaryStatus !== studyStatus.done)
        void source.query.refetch();
    },
  };
}

/** The streams, notes and materials of a lesson. They are not cached, because the position in them is soon out of date. */
export function useLessonInfo({ info, known }: LessonSource, { v_id }: Lesson, isNeeded: boolean) {
  const held = known?.v_id === v_id ? known : undefined;
  const asking = queryOf(info, { v_id });
  const enabled = !held && isNeeded;
  const query = useQuery({ ...asking, enabled, gcTime: 0 });
  const restart = useRestart();
  return {
    ...query,
    data: query.data ?? held,
    /** Asks anew, also for streams that came with the list or were known: their addresses may have expired. */
    restart: () => (enabled ? restart(asking) : query.refetch()),
  };
}
