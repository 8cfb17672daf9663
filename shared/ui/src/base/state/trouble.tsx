import { CallError } from '@suite/kernel';
import { useState, type MouseEvent } from 'react';
import { later } from '../../later';
import css from './state.module.css';

/**
 * A short code of an error: the provider's, the server's status, or the host's word for what did not load. The ops
 * pages show the same word.
 */
export function troubleCode(error: unknown): string {
  if (typeof error === 'string') return error;
  const { code, name, message } = error as Partial<CallError>;
  if (!(error instanceof CallError)) return String(code ?? name ?? 'unknown');
  return code ? String(code) : String(message).replace(/.*: /, '').replace(/ /g, '-');
}

const useDetails = later(() => import(/* webpackChunkName: "trouble-details" */ './trouble-details'));

// A tap on the card tries again; this part of it is for reading.
const keepHere = (event: MouseEvent) => event.stopPropagation();

/** The code of an error, and behind 详情 what the service needs to find it. */
export function Trouble({ error }: { error: unknown }) {
  const [at] = useState(Date.now);
  const [isOpen, setOpen] = useState(false);
  const late = useDetails(isOpen);
  const code = troubleCode(error);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={css.trouble} onClick={keepHere}>
      <span>代码 {code}</span>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        详情
      </button>
      {isOpen && late ? <late.TroubleDetails code={code} at={at} /> : null}
    </div>
  );
}
