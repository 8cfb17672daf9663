import css from './whole.module.css';

const amounts = /((?:（[^（）]{1,24}）|−?¥[\d,.]+)[，。；]?)/;

/** A sentence that breaks neither inside an amount nor inside brackets. */
const Whole = ({ text }: { text: string }) => (
  <>
    {text.split(amounts).map((part, index) =>
      index % 2 ? (
        <span className={css.whole} key={index}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);

/** What a figure means, under the figures. */
export const Remark = ({ text }: { text: string }) => (
  <p className={css.remark}>
    <Whole text={text} />
  </p>
);
