import { useCall, userDetail, type AnswerUnit } from '@suite/api';
import { platform } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { Hero, Loaded, Section, Stats } from '@suite/ui';
import { Button, Cell, CellGroup, Empty, Page, Skeleton } from '@suite/ui/base';
import css from './answer-system.module.css';
import { IconPen, PicturePractice } from './icons';
import type { PracticeEdition } from './practice-edition';
import { UnitCard } from './unit-card';
import { byCourse, progressOf, stateOf } from './units';

/** Practice by unit: drafts to go on with, units to practise, and the learner's progress. */
export function AnswerSystem({ edition }: { edition: PracticeEdition }) {
  // A cached list would lack the paper that was just handed in.
  const query = useCall(edition.units, undefined, { staleTime: 0 });
  return (
    <Page>
      <Hero light title="答题系统" lead="学完就练，查漏补缺" picture={<PicturePractice />}>
        {query.error && !query.data ? null : <Summary units={query.data} />}
      </Hero>
      <Loaded query={query} skeleton={<Waiting />} empty={<NoUnits edition={edition} />}>
        {(units) => <Units units={units} edition={edition} />}
      </Loaded>
    </Page>
  );
}

/** Leads a learner of other courses to their practice, any other learner to the home page. */
function NoUnits({ edition: { other } }: { edition: PracticeEdition }) {
  const learner = useCall(userDetail, undefined);
  const hasOther = learner.data?.courseList.some(({ line, is_public }) => !is_public && other.has(line));
  const [path, words] = hasOther ? [other.path, other.words] : [places.home(), '看看我的课程'];
  return (
    <Empty
      text="还没有可以练习的单元，开班后会随课程逐周开放"
      action={
        <Button type="default" size="small" onClick={() => platform().navigate(path)}>
          {words}
        </Button>
      }
    />
  );
}

const draftsOf = (units: readonly AnswerUnit[]) => units.filter((unit) => stateOf(unit) === 'draft');

function Units({ units, edition }: { units: readonly AnswerUnit[]; edition: PracticeEdition }) {
  const drafts = draftsOf(units);
  return (
    <>
      {drafts.length > 0 ? (
        <CellGroup title="继续作答">
          {drafts.map(({ unit_id, unit_name, course_name }) => (
            <Cell
              key={unit_id}
              icon={<IconPen />}
              title={unit_name}
              label={course_name}
              to={edition.paperPlace({ unitId: unit_id })}
            />
          ))}
        </CellGroup>
      ) : null}
      {byCourse(units).map((group) => (
        <Section
          key={group.course}
          title={group.course}
          extra={`已练 ${progressOf(group.units).done}/${group.units.length}`}
        >
          <ol className={css.list}>
            {group.units.map((unit, at) => (
              <UnitCard key={unit.unit_id} unit={unit} number={at + 1} edition={edition} />
            ))}
          </ol>
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
  const { done, open, papers } = progressOf(units);
  const numbers = [
    { name: '已练单元', value: `${done}/${open}` },
    { name: '完成试卷', value: papers },
    { name: '待完成', value: draftsOf(units).length },
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
