import { useCall, type AnswerUnit } from '@suite/api';
import { CourseChoice, NothingHere } from '@suite/features/course-choice';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { Hero, Section, Stats } from '@suite/ui';
import { Button, Page, Skeleton } from '@suite/ui/base';
import css from './answer-system.module.css';
import { PicturePractice } from './icons';
import { practiceEditions, type PracticeEdition } from './practice-edition';
import { UnitCard } from './unit-card';
import { byCourse, progressOf, stateOf } from './units';

/** Practice by unit: drafts to go on with, units to practise, and the learner's progress. */
export default function AnswerSystemPage({ edition: name }: { edition: keyof typeof practiceEditions }) {
  const edition = practiceEditions[name];
  // A cached list would lack the paper that was just handed in.
  const query = useCall(edition.units, undefined, { staleTime: 0 });
  return (
    <Page>
      <Hero light title="答题系统" lead="学完就练，查漏补缺" picture={<PicturePractice />}>
        {query.error && !query.data ? null : <Summary units={query.data} />}
      </Hero>
      <CourseChoice pages={edition.pages} />
      <Loaded query={query} skeleton={<Waiting />} empty={<NoUnits edition={edition} />}>
        {(units) => <Units units={units} edition={edition} />}
      </Loaded>
    </Page>
  );
}

function NoUnits({ edition: { pages } }: { edition: PracticeEdition }) {
  return (
    <NothingHere
      pages={pages}
      what="练习"
      go="去练习"
      text="还没有可以练习的单元，开班后会随课程逐周开放"
      action={<Button onClick={() => platform().navigate(links.home())}>看看我的课程</Button>}
    />
  );
}

/** Each unit once: those with an open paper first, the others under their course. */
function Units({ units, edition }: { units: readonly AnswerUnit[]; edition: PracticeEdition }) {
  const courses = byCourse(units);
  const card = (unit: AnswerUnit, own: readonly AnswerUnit[]) => (
    <UnitCard key={unit.unit_id} unit={unit} number={own.indexOf(unit) + 1} edition={edition} />
  );
  const isDraft = (unit: AnswerUnit) => stateOf(unit) === 'draft';
  return (
    <>
      {units.some(isDraft) ? (
        <Section title="继续作答">
          <ul className={css.list}>
            {courses.map(({ units: own }) => own.filter(isDraft).map((unit) => card(unit, own)))}
          </ul>
        </Section>
      ) : null}
      {courses.map(({ course, units: own }) => (
        <Section key={course} title={course} extra={`已练 ${progressOf(own).done}/${own.length}`}>
          <ol className={css.list}>{own.filter((unit) => !isDraft(unit)).map((unit) => card(unit, own))}</ol>
        </Section>
      ))}
    </>
  );
}

function Summary({ units }: { units: readonly AnswerUnit[] | undefined }) {
  if (!units)
    return (
      <div className={css.summary}>
        <Skeleton title={false} rows={1} />
      </div>
    );
  if (units.length === 0) return null;
  const { done, drafts, papers } = progressOf(units);
  const numbers = [
    { name: '已练单元', value: `${done}/${units.length}` },
    { name: '完成试卷', value: papers },
    { name: '待交卷', value: drafts },
  ];
  return (
    <div className={css.summary}>
      <Stats items={numbers} />
    </div>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton card rows={3} />
      <Skeleton card rows={3} />
    </>
  );
}
