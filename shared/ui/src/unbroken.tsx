import css from './unbroken.module.css';

/** A short bracket: `360 期（30 年）` breaks before it or not at all. */
const bracket = '[（(][^）)]{1,16}[）)]';

/** A day, with its year or without, and the dash of a span. */
const day = '(?:\\d{4}年)?\\d{1,2}月(?:\\d{1,2}日)?[–—]?|\\d{4}-\\d\\d-\\d\\d';

/** A number with what it counts, a time of day, or an amount. */
const number = '−?(?:¥|第 ?)?\\d[\\d.,:/]*(?:%| ?小时| ?[年月日天周期题节章次项人岁分秒元万个张本]钟?月?)?';

const whole = new RegExp(`(${bracket}|${day}|${number})`);

/** A text in which no date, no number with its unit and no short bracket is broken over two lines. */
export const Unbroken = ({ text }: { text: string }) => (
  <>
    {text.split(whole).map((part, at) =>
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
