import type { CourseLine } from '@suite/api';
import { courses, weeks } from '../../content';
import type { HomeworkContent, MaterialContent, UnitContent, WeekContent } from '../../content/types';

function grouped<Item>(items: readonly Item[], lineOf: (item: Item) => CourseLine): Map<CourseLine, Item[]> {
  const groups = new Map<CourseLine, Item[]>();
  for (const item of items) {
    const line = lineOf(item);
    groups.set(line, [...(groups.get(line) ?? []), item]);
  }
  return groups;
}

const byLine = grouped(weeks, ({ line }) => line);

/** The weeks of a line, in order. */
export const weeksOfLine = (line: CourseLine): readonly WeekContent[] => byLine.get(line) ?? [];

const materials = new Map(weeks.flatMap((week) => week.materials).map((one) => [one.material_id, one]));
const homework = new Map(weeks.flatMap((week) => week.homework).map((one) => [one.homework_id, one]));

export const materialOfId = (id: number): MaterialContent | undefined => materials.get(id);
export const homeworkOfId = (id: number): HomeworkContent | undefined => homework.get(id);

/** A unit of the practice exercises with the place of its chapter in the line, counted from 1. */
export interface PlacedUnit {
  unit: UnitContent;
  chapter: number;
}

const units = courses
  .filter(({ is_public }) => is_public === 0)
  .flatMap(({ stages }) =>
    stages
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ unit }, at): PlacedUnit[] => (unit ? [{ unit, chapter: at + 1 }] : [])),
  );
const unitsByLine = grouped(units, ({ unit }) => unit.line);
const unitsById = new Map(units.map((placed) => [placed.unit.unit_id, placed]));

/** The units of a line, in order. */
export const unitsOfLine = (line: CourseLine): readonly PlacedUnit[] => unitsByLine.get(line) ?? [];
export const unitOfId = (id: number): PlacedUnit | undefined => unitsById.get(id);
