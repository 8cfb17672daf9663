import { Failed, Loading } from '@suite/ui/base';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './line-chart.module.css';
import type * as PlotModule from './line-plot';
import { LineLegend } from './line-legend';

type Plot = typeof PlotModule;

const loadPlot = (): Promise<Plot> => import(/* webpackChunkName: "market-plot" */ './line-plot');

export interface LineChartProps {
  data: PlotModule.LineData;
  /** Says in words what the plot shows. */
  text: string;
  /** Text for the day that is pointed at. */
  describe: (index: number) => ReactNode;
  /** The same in numbers, for those who do not see the plot. */
  table: ReactNode;
}

/** By how many days a key moves the pointer. */
const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -20, PageUp: 20 };

/** Values over days. The plot's code is loaded when a chart is shown; fingers and keys point at a day. */
export function LineChart({ data, text, describe, table }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<PlotModule.Drawn>();
  const latest = useRef(data);
  latest.current = data;
  const [plot, setPlot] = useState<Plot | 'failed'>();
  const [pointed, setPointed] = useState<number>();
  const [width, setWidth] = useState(window.innerWidth);
  const count = data.lines[0]?.values.length ?? 0;
  const index = Math.min(pointed ?? count - 1, count - 1);
  const lines = data.lines.length;

  useEffect(() => {
    if (plot) return;
    let isWanted = true;
    loadPlot().then(
      (module) => isWanted && setPlot(module),
      () => isWanted && setPlot('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [plot]);

  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  useEffect(() => {
    if (!plot || plot === 'failed' || !box.current) return;
    try {
      drawn.current = plot.drawLines(box.current, latest.current, setPointed);
    } catch {
      setPlot('failed');
    }
    return () => {
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [plot, width, lines]);

  useEffect(() => {
    setPointed(undefined);
    drawn.current?.show(data);
  }, [data]);

  const onKey = (event: KeyboardEvent) => {
    const by = moves[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : by === undefined ? undefined : index + by;
    if (next === undefined) return;
    event.preventDefault();
    const at = Math.max(0, Math.min(count - 1, next));
    setPointed(at);
    drawn.current?.point(at);
  };

  return (
    <figure className={css.figure}>
      {lines > 1 ? <LineLegend lines={data.lines} /> : null}
      {plot === 'failed' ? (
        <Failed text="图表加载失败，点击重试" onRetry={() => setPlot(undefined)} />
      ) : (
        <div className={css.frame}>
          {plot ? null : <Loading />}
          <div
            className={css.plot}
            role="slider"
            tabIndex={0}
            aria-label={text}
            aria-valuemin={0}
            aria-valuemax={Math.max(0, count - 1)}
            aria-valuenow={index}
            aria-valuetext={data.dayText(index)}
            onKeyDown={onKey}
            ref={box}
          />
        </div>
      )}
      <figcaption>
        <p className={css.pointed} aria-live="polite">
          {count > 0 ? describe(index) : null}
        </p>
        <p className={css.text}>{text}</p>
        <details className={css.details}>
          <summary className={css.summary}>用表格查看</summary>
          {table}
        </details>
      </figcaption>
    </figure>
  );
}
