import css from './columns.module.css';

/** Class of a list of rows that stand in two columns on a wide page (`isWide` of `Page`). */
export const columnsClass = css.columns as string;
