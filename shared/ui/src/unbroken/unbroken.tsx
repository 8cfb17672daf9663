import css from './unbroken.module.css';

/** A short bracket: `360 期（30 年）` breaks before it or not at all. */
const bracket = /([（(][^）)]{1,16}[）)])/;

/** A text with amounts, in which no bracket is broken over two lines. */
export const Unbroken = ({ text }: { text: string }) => (
  <>
    {text.split(bracket).map((part, at) =>
      at % 2 ? (
        <span className={css.whole} key={at}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
