import { studyStatus, type Chapter } from '@suite/api';
import { platform } from '@suite/kernel';
import { Button } from '@suite/ui/base';
import css from './chapter.module.css';
import { chapterAnalysisLink } from './links';
import { isTestOpen, lacksChapterTest } from './order';
import { Status } from './status';
import type { TestShape } from './tests';

interface ChapterTestCardProps {
  chapter: Chapter;
  courseId: number;
  tests: TestShape;
  onTest: () => unknown;
}

/** Where the learner stands with the test of a chapter. One that is still to be passed is the page's own next step. */
export function ChapterTestCard({ chapter, courseId, tests, onTest }: ChapterTestCardProps) {
  const { id, pass_chapter_score } = chapter;
  const test_score = chapter.test_score ?? null;
  const isOpen = isTestOpen(chapter);
  const isPassed = test_score !== null && test_score >= pass_chapter_score;
  const state = !isOpen ? studyStatus.locked : isPassed ? studyStatus.done : studyStatus.ready;
  const word = !isOpen ? '未解锁' : isPassed ? '已通过' : test_score === null ? '待测试' : '未通过';
  return (
    <section className={css.block} aria-label="章节测试">
      <div className={css.testHead}>
        <h2 className={css.heading}>章节测试</h2>
        <Status value={state} text={word} />
      </div>
      <dl className={css.scores}>
        <div className={css.score}>
          <dt>合格分</dt>
          <dd>{pass_chapter_score} 分</dd>
        </div>
        <div className={css.score}>
          <dt>最好成绩</dt>
          <dd>{test_score === null ? '还没有' : `${test_score} 分`}</dd>
        </div>
      </dl>
      {isOpen ? null : <p className={css.hint}>学完本章全部视频后开放</p>}
      <div className={css.actions}>
        {test_score === null ? null : (
          <Button
            type="default"
            size="small"
            onClick={() => platform().navigate(chapterAnalysisLink(tests, id, courseId))}
          >
            查看解析
          </Button>
        )}
        {isOpen && !lacksChapterTest(chapter) ? (
          <Button type="default" size="small" onClick={onTest}>
            再测一次
          </Button>
        ) : null}
      </div>
    </section>
  );
}
