import { lazyPiece, Piece } from '@suite/ui';
import { Failed } from '@suite/ui/base';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './chart.module.css';
import { LineLegend } from './line-legend';
import type * as PlotModule from './line-plot';
import { useDrawing } from './use-drawing';

const plotPiece = lazyPiece(() => import(/* webpackChunkName: "market-plot" */ './line-plot'));

export interface LineChartProps {
  data: PlotModule.LineData;
  /** What is drawn; it may be a frame ahead of the data and their words. */
  drawn: PlotModule.LineData;
  /** Says in words what the plot shows. */
  text: string;
  /** Text for the day that is pointed at. */
  describe: (index: number) => ReactNode;
  /** The same in numbers, for those who do not see the plot; made when it is opened. */
  table: () => ReactNode;
}

/** Values over days. The plot's code is loaded when a chart is shown; fingers and keys point at a day. */
export function LineChart({ data, drawn, text, describe, table }: LineChartProps) {
  const [pointed, setPointed] = useState<number>();
  const [isTable, setTable] = useState(false);
  const count = data.lines[0]?.values.length ?? 0;
  const index = Math.min(pointed ?? count - 1, count - 1);
  useEffect(() => setPointed(undefined), [data]);
  return (
    <figure className={css.figure}>
      {data.lines.length > 1 ? <LineLegend lines={data.lines} /> : null}
      <div className={css.frame}>
        <Piece of={plotPiece} failed="图表没有加载出来，请再试一次">
          {({ drawLines }) => (
            // A plot keeps the number of its lines.
            <Drawing
              key={data.lines.length}
              {...{ data, drawn, text, drawLines, index }}
              onPoint={setPointed}
            />
          )}
        </Piece>
      </div>
      <figcaption>
        <p className={css.pointed}>{count > 0 ? describe(index) : null}</p>
        <p className={css.text}>{text}</p>
        <details className={css.details} onToggle={({ currentTarget }) => setTable(currentTarget.open)}>
          <summary className={css.summary}>用表格查看</summary>
          {isTable ? table() : null}
        </details>
      </figcaption>
    </figure>
  );
}

interface DrawingProps extends Pick<LineChartProps, 'data' | 'drawn' | 'text'> {
  drawLines: typeof PlotModule.drawLines;
  /** The day that is pointed at. */
  index: number;
  onPoint: (index: number) => void;
}

/** Where a key moves the pointer. */
const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  PageUp: (index) => index - 20,
  PageDown: (index) => index + 20,
  Home: () => 0,
  End: (_, last) => last,
};

function Drawing({ data, drawn, text, drawLines, index, onPoint }: DrawingProps) {
  const latest = useRef(drawn);
  const draw = useCallback(
    (box: HTMLElement) => drawLines(box, latest.current, onPoint),
    [drawLines, onPoint],
  );
  const { box, plot, isBroken, retry } = useDrawing(draw);
  const last = Math.max(0, (data.lines[0]?.values.length ?? 0) - 1);

  useEffect(() => {
    // What was just drawn shows these data already.
    if (latest.current !== drawn) plot.current?.show(drawn);
    latest.current = drawn;
  }, [drawn, plot]);

  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, move(index, last)));
    onPoint(next);
    plot.current?.point(next);
  };

  if (isBroken) return <Failed text="图表没有加载出来，请再试一次" error="chart" onRetry={retry} />;
  return (
    <div
      className={css.plot}
      role="slider"
      tabIndex={0}
      aria-label={text}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={data.dayText(index)}
      onKeyDown={onKey}
      ref={box as React.RefObject<HTMLDivElement>}
    />
  );
}
