import { debounce } from '@suite/kernel/time';
import { lazyPiece, Piece } from '@suite/ui';
import { Failed } from '@suite/ui/base';
import { useEffect, useRef, useState } from 'react';
import type * as PlotModule from './plot';
import css from './stacked-chart.module.css';

const plotPiece = lazyPiece(() => import(/* webpackChunkName: "calculator-plot" */ './plot'));

export interface StackedChartProps {
  data: PlotModule.StackedData;
  /** Says in words what the plot shows. */
  text: string;
  /** Text under the plot for the value that the learner points at. */
  describe: (index: number) => string;
}

/** Shares of a whole over time; the plot's code is loaded when a chart is shown. */
export function StackedChart({ data, text, describe }: StackedChartProps) {
  const [pointed, setPointed] = useState(0);
  const index = Math.min(pointed, data.at.length - 1);

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
      <div className={css.frame}>
        <Piece of={plotPiece} failed="图表加载失败，点击重试">
          {({ drawPlot }) => <Drawing {...{ data, text, drawPlot, index }} onPoint={setPointed} />}
        </Piece>
      </div>
      <label className={css.slider}>
        <span className={css.sliderName}>拖动查看各期</span>
        <input
          type="range"
          min={0}
          max={data.at.length - 1}
          value={index}
          aria-valuetext={describe(index)}
          onChange={(event) => setPointed(Number(event.target.value))}
        />
      </label>
      <figcaption>
        <p className={css.pointed}>{describe(index)}</p>
        <p className={css.text}>{text}</p>
      </figcaption>
    </figure>
  );
}

interface DrawingProps {
  data: PlotModule.StackedData;
  text: string;
  drawPlot: typeof PlotModule.drawPlot;
  /** The value that is marked. */
  index: number;
  onPoint: (index: number) => void;
}

function Drawing({ data, text, drawPlot, index, onPoint }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<PlotModule.Plot | null>(null);
  const marked = useRef(0);
  const [broken, setBroken] = useState(false);
  const [width, setWidth] = useState(window.innerWidth);

  useEffect(() => {
    const measure = debounce(() => setWidth(window.innerWidth));
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      measure.cancel();
    };
  }, []);

  useEffect(() => {
    if (broken || !box.current) return;
    try {
      const drawn = drawPlot(box.current, data, (at) => {
        marked.current = at;
        onPoint(at);
      });
      plot.current = drawn;
      return drawn.remove;
    } catch {
      setBroken(true);
    }
  }, [broken, drawPlot, data, onPoint, width]);

  useEffect(() => {
    if (index === marked.current) return;
    marked.current = index;
    plot.current?.point(index);
  }, [index]);

  if (broken) return <Failed text="图表加载失败，点击重试" onRetry={() => setBroken(false)} />;
  return <div className={css.plot} role="img" aria-label={text} ref={box} />;
}
