import { memo, useEffect, useId, useRef, useState } from 'react';
import css from './schedule-table.module.css';

/** One line of a schedule. */
export interface ScheduleRow {
  title: string;
  cells: string[];
  /** Something else that happens in that month or year. */
  note?: string;
}

/** A year and its months, which are calculated when the year is opened. */
export interface ScheduleGroup extends ScheduleRow {
  /** Absent where a year has no parts. */
  rows?: () => ScheduleRow[];
}

export interface ScheduleTableProps {
  caption: string;
  /** Column heads, beginning with that of the titles. */
  columns: string[];
  groups: ScheduleGroup[];
}

/** A table by years that may open into months. */
export function ScheduleTable({ caption, columns, groups }: ScheduleTableProps) {
  const [open, setOpen] = useState<readonly number[]>([]);
  const id = useId();
  const { box, isWide } = useIsWide();
  const all = groups.every((_, index) => open.indexOf(index) >= 0);
  useEffect(() => {
    // Paper opens no years.
    const openAll = () => setOpen(groups.map((_, index) => index));
    window.addEventListener('beforeprint', openAll);
    return () => window.removeEventListener('beforeprint', openAll);
  }, [groups]);
  return (
    <>
      <div className={css.head}>
        <span id={id}>{isWide ? `${caption}，可左右滑动` : caption}</span>
        {groups.some(({ rows }) => rows) ? (
          <button
            type="button"
            className={css.all}
            onClick={() => setOpen(all ? [] : groups.map((_, index) => index))}
          >
            {all ? '全部收起' : '全部展开'}
          </button>
        ) : null}
      </div>
      {/* Keys scroll it only when it has the focus. */}
      <div
        className={css.scroll}
        ref={box}
        role="region"
        aria-labelledby={id}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isWide ? 0 : undefined}
      >
        <table className={css.table} aria-describedby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group, index) => (
            <Group key={index} {...{ group, index, setOpen }} open={open.indexOf(index) >= 0} />
          ))}
        </table>
      </div>
    </>
  );
}

/** Whether the table is wider than its place. */
function useIsWide() {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const measure = () => {
      const { scrollWidth = 0, clientWidth = 0 } = box.current ?? {};
      setWide(scrollWidth > clientWidth + 1);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return { box, isWide };
}

interface GroupProps {
  group: ScheduleGroup;
  index: number;
  open: boolean;
  setOpen: (change: (open: readonly number[]) => number[]) => void;
}

/** Memoized, so that opening one year does not render the others again. */
const Group = memo(function Group({ group, index, open, setOpen }: GroupProps) {
  const { title, cells, note, rows } = group;
  const span = cells.length + 1;
  if (!rows) {
    return (
      <tbody>
        <Rows row={group} span={span} />
      </tbody>
    );
  }
  const toggle = () => setOpen((old) => (open ? old.filter((other) => other !== index) : old.concat(index)));
  return (
    <tbody>
      {/* The button has the name, the state and the keys; the row only enlarges its touch target. */}
      <tr className={css.group} onClick={toggle}>
        <th scope="rowgroup">
          <button type="button" className={css.toggle} aria-expanded={open}>
            {title}
          </button>
        </th>
        <Cells cells={cells} />
      </tr>
      {open ? (
        rows().map((row) => <Rows key={row.title} row={row} span={span} />)
      ) : (
        <Note note={note} span={span} />
      )}
    </tbody>
  );
});

const Cells = ({ cells }: { cells: string[] }) => (
  <>
    {cells.map((cell, index) => (
      <td key={index}>{cell}</td>
    ))}
  </>
);

const Rows = ({ row, span }: { row: ScheduleRow; span: number }) => (
  <>
    <tr>
      <th scope="row">{row.title}</th>
      <Cells cells={row.cells} />
    </tr>
    <Note note={row.note} span={span} />
  </>
);

const Note = ({ note, span }: { note?: string; span: number }) =>
  note ? (
    <tr className={css.note}>
      <td colSpan={span}>{note}</td>
    </tr>
  ) : null;
