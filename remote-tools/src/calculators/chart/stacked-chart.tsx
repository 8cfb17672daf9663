import { debounce } from '@suite/kernel/time';
import { Failed, Loading } from '@suite/ui/base';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type * as PlotModule from './plot';
import css from './stacked-chart.module.css';

type Plot = typeof PlotModule;

const loadPlot = (): Promise<Plot> => import(/* webpackChunkName: "calculator-plot" */ './plot');

export interface StackedChartProps {
  data: PlotModule.StackedData;
  /** Says in words what the plot shows. */
  text: string;
  /** Text under the plot for the value that the learner points at. */
  describe: (index: number) => ReactNode;
}

/** Shares of a whole over time; the plot's code is loaded when a chart is shown. */
export function StackedChart({ data, text, describe }: StackedChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [plot, setPlot] = useState<Plot | 'failed'>();
  const [pointed, setPointed] = useState(0);
  const [width, setWidth] = useState(window.innerWidth);
  const index = Math.min(pointed, data.at.length - 1);

  useEffect(() => {
    if (plot) return;
    let wanted = true;
    loadPlot().then(
      (module) => wanted && setPlot(module),
      () => wanted && setPlot('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [plot]);

  useEffect(() => {
    const measure = debounce(() => setWidth(window.innerWidth));
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      measure.cancel();
    };
  }, []);

  useEffect(() => {
    if (!plot || plot === 'failed' || !box.current) return;
    try {
      return plot.drawPlot(box.current, data, setPointed);
    } catch {
      setPlot('failed');
    }
  }, [plot, data, width]);

  return (
    <figure>
      <ul className={css.legend} aria-hidden="true">
        {data.layers.map(({ label, tone }) => (
          <li key={label} className={css.key}>
            <span className={`${css.swatch} ${css[tone]}`} />
            {label}
          </li>
        ))}
        <li className={css.unit}>{data.unit}</li>
      </ul>
      {plot === 'failed' ? (
        <Failed text="图表加载失败，点击重试" onRetry={() => setPlot(undefined)} />
      ) : (
        <div className={css.frame}>
          {plot ? null : <Loading />}
          <div className={css.plot} role="img" aria-label={text} ref={box} />
        </div>
      )}
      <figcaption>
        <p className={css.pointed}>{describe(index)}</p>
        <p className={css.text}>{text}</p>
      </figcaption>
    </figure>
  );
}
