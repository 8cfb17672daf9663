import { useState, type MouseEvent } from 'react';
import { later } from '../../later';
import { troubleCode } from './trouble-code';
import css from './state.module.css';

const useCard = later(() => import(/* webpackChunkName: "trouble" */ './trouble-card'));

// A tap on the card around it tries again; this part of it is for reading.
const keepHere = (event: MouseEvent) => event.stopPropagation();

/** The code of an error; the rest that the service needs is loaded then, and absent when not even that can be. */
export function Trouble({ error }: { error: unknown }) {
  const [at] = useState(Date.now);
  const late = useCard(true);
  const code = troubleCode(error);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={css.trouble} onClick={keepHere}>
      <span>代码 {code}</span>
      {late ? <late.TroubleCard code={code} at={at} /> : null}
    </div>
  );
}
