import css from './chart.module.css';
import type { LineData } from './line-plot';

const dash = ['', '8 4', '2 3'];

/** Which line is which, by its dashes and its colour. */
export const LineLegend = ({ lines }: Pick<LineData, 'lines'>) => (
  <ul className={css.legend}>
    {lines.map(({ label, tone }, at) => (
      <li className={css.key} key={label}>
        <svg className={css[tone]} width="28" height="6" aria-hidden="true" focusable="false">
          <path d="M0 3h28" stroke="currentColor" strokeWidth="3" strokeDasharray={dash[at]} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);
