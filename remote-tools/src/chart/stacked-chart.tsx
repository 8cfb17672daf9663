import { lazyPiece, Piece, WhenNear } from '@suite/ui';
import { Failed } from '@suite/ui/base';
import { useCallback, useEffect, useRef, useState } from 'react';
import css from './chart.module.css';
import type * as PlotModule from './stacked-plot';
import { useDrawing } from './use-drawing';

const plotPiece = lazyPiece(() => import(/* webpackChunkName: "calculator-plot" */ './stacked-plot'));

export interface StackedChartProps {
  data: PlotModule.StackedData;
  /** Says in words what the plot shows. */
  text: string;
  /** Text under the plot for the value that the learner points at. */
  describe: (index: number) => string;
}

/** Shares of a whole over time; the plot's code is loaded when the learner comes near the chart. */
export function StackedChart({ data, text, describe }: StackedChartProps) {
  const [pointed, setPointed] = useState(0);
  const index = Math.min(pointed, data.at.length - 1);

  return (
    <figure className={css.figure}>
      <ul className={css.shares} aria-hidden="true">
        {data.layers.map(({ label, tone }) => (
          <li key={label} className={css.share}>
            <span className={`${css.swatch} ${css[tone]}`} />
            {label}
          </li>
        ))}
        <li className={css.unit}>{data.unit}</li>
      </ul>
      <div className={css.frame}>
        <WhenNear>
          <Piece of={plotPiece} failed="图表没有加载出来，请再试一次">
            {({ drawPlot }) => (
              // A plot keeps its layers.
              <Drawing
                key={`${data.apart} ${data.layers.map(({ label }) => label)}`}
                {...{ data, text, drawPlot, index }}
                onPoint={setPointed}
              />
            )}
          </Piece>
        </WhenNear>
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
  const marked = useRef(0);
  const latest = useRef(data);
  const draw = useCallback(
    (box: HTMLElement) =>
      drawPlot(box, latest.current, (at) => {
        marked.current = at;
        onPoint(at);
      }),
    [drawPlot, onPoint],
  );
  const { box, plot, isBroken, retry } = useDrawing(draw);

  useEffect(() => {
    // What was just drawn shows these data already.
    if (latest.current !== data) plot.current?.show(data);
    latest.current = data;
  }, [data, plot]);

  useEffect(() => {
    if (index === marked.current) return;
    marked.current = index;
    plot.current?.point(index);
  }, [index, plot]);

  if (isBroken) return <Failed text="图表没有加载出来，请再试一次" error="chart" onRetry={retry} />;
  return (
    <div className={css.plot} role="img" aria-label={text} ref={box as React.RefObject<HTMLDivElement>} />
  );
}
