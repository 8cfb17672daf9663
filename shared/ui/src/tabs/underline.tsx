import css from './underline.module.css';

/** The short bar under the chosen one of several titles in a row; its parent is positioned. */
export const Underline = () => <span className={css.underline} />;
