import { codes, refusalOf, type CategoryTree } from '@suite/api';
import { platform } from '@suite/kernel';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { Button, Page } from '@suite/ui/base';
import { useForward } from '@suite/ui';
import { CourseHead, CourseSkeleton } from './course-head';
import { Nothing } from './nothing';
import { LessonTree } from './lesson-tree';
import { chaptersOf, groupsOfTree, placesOf } from './lessons';
import { chapterLink, lessonLink } from './links';
import { stepNow, type Step } from './order';
import { actionNow } from './step-words';
import { useCourse } from './use-course';
import { useNeedsVideoTest, useOrder } from './use-order';

/** One of the learner's courses: what is in it, and how far they are. */
export default function MyInfoCoursePage() {
  const courseId = Number(useParams().id);
  const { tree, source } = useCourse(courseId);
  useNeedsVideoTest();
  const refusal = refusalOf(tree.error);
  const isNotBought = !tree.data && refusal?.code === codes.NOT_BOUGHT;
  if (!(courseId > 0) || isNotBought)
    return (
      <Nothing
        isNotBought={refusal?.code === codes.NOT_BOUGHT}
        title="我的课程"
        text={refusal?.text || '没有找到这门课程'}
      />
    );
  if (tree.data && chaptersOf(groupsOfTree(tree.data)).length === 0)
    return <Nothing title={tree.data.course_name} text="课程内容正在准备，开放后会在这里显示" />;
  return tree.data ? (
    <Shown tree={tree.data} source={source} />
  ) : (
    <LoadingPage isWide tone="white" title="我的课程" query={tree} skeleton={<CourseSkeleton />} />
  );
}

function nextText(step: Step): string {
  if (step.kind === 'chapter-test') return `接下来：“${step.chapter.chapter_name}”的章节测试`;
  const { video_name, is_current } = step.video;
  if (step.kind === 'video-test') return `接下来：《${video_name}》的本节测试`;
  return `${is_current ? '上次学到' : '接下来'}：${video_name}`;
}

interface ShownProps {
  tree: CategoryTree;
  source: ReturnType<typeof useCourse>['source'];
}

function Shown({ tree, source }: ShownProps) {
  const { course_id, course_name, cover } = tree;
  const groups = groupsOfTree(tree);
  const chapters = chaptersOf(groups);
  const asked = Number(useSearchParams()[0].get('v_id'));
  const order = useOrder(groups, source, ({ chapter, video }) =>
    platform().navigate(lessonLink(course_id, chapter.id, video.v_id)),
  );
  const next = stepNow(chapters, order.needsVideoTest ?? false);

  // An address that names a lesson leads on to its player.
  const named = asked ? placesOf(chapters).find(({ video }) => video.v_id === asked) : undefined;
  const to = named && lessonLink(course_id, named.chapter.id, asked);
  useForward(to);

  return (
    <Page
      isWide
      tone="white"
      footer={
        next ? (
          <Button block onClick={() => order.take(next)}>
            {actionNow(next)}
          </Button>
        ) : null
      }
    >
      <CourseHead
        name={course_name}
        cover={{ src: cover, seed: course_id }}
        chapters={chapters}
        next={next && nextText(next)}
      />
      <LessonTree
        groups={groups}
        v_id={next?.kind === 'chapter-test' ? undefined : next?.video.v_id}
        isResting
        onChoose={(v_id) => void order.choose(v_id)}
        onTest={(chapter) => void order.take({ kind: 'chapter-test', chapter })}
        chapterLink={(chapter) => chapterLink(course_id, chapter.id)}
      />
    </Page>
  );
}
