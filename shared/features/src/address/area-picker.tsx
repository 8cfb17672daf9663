import type { Areas } from '@suite/api';
import { useEffect, useRef, useState } from 'react';
import { cx, IconCheck, Popup, Underline } from '@suite/ui';
import { areasWithin, knownCodes, type AreaDepth } from './area-lists';
import css from './area-picker.module.css';

export interface AreaPickerProps {
  open: boolean;
  onClose: () => void;
  areas: Areas;
  title?: string;
  /** 2: province and city; 3: county as well. */
  depth?: AreaDepth;
  /** Codes chosen before, from the province down. */
  value?: readonly string[];
  /** Called with the code of the last level; `onClose` follows. */
  onConfirm: (codes: string[]) => void;
}

/** Chooses province, city and county, one after the other; each choice leads on to the next. */
export function AreaPicker({ open, onClose, title = '选择地区', ...choice }: AreaPickerProps) {
  const confirm = (codes: string[]) => {
    choice.onConfirm(codes);
    onClose();
  };
  return (
    <Popup open={open} onClose={onClose} title={title}>
      <Levels {...choice} onConfirm={confirm} />
    </Popup>
  );
}

const words = ['省份', '城市', '区县'];

type LevelsProps = Pick<AreaPickerProps, 'areas' | 'depth' | 'value' | 'onConfirm'>;

function Levels({ areas, depth = 3, value = [], onConfirm }: LevelsProps) {
  const [codes, setCodes] = useState(() => knownCodes(areas, value).slice(0, depth));
  // A unit without parts has no list of its own: it is shown in the one that it was chosen from.
  const [level, setLevel] = useState(() =>
    areasWithin(areas, codes).length > 0 ? Math.min(codes.length, depth - 1) : Math.max(0, codes.length - 1),
  );
  const list = useRef<HTMLUListElement>(null);
  const first = useRef(true);

  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-pressed="true"]');
    if (chosen) chosen.scrollIntoView({ block: 'center' });
    // Not the list into view: its first place would then lie under the names of the levels, which are sticky.
    else if (list.current?.parentElement) list.current.parentElement.scrollTop = 0;
    // The focused list was replaced: the new one takes the focus. At first the sheet itself has it.
    if (!first.current) list.current?.focus();
    first.current = false;
  }, [level]);

  const choose = (code: string) => {
    const next = [...codes.slice(0, level), code];
    setCodes(next);
    if (next.length === depth || areasWithin(areas, next).length === 0) onConfirm(next);
    else setLevel(level + 1);
  };
  return (
    <>
      <div className={css.levels}>
        {words.slice(0, depth).map((word, at) => (
          <button
            type="button"
            key={word}
            className={cx(css.level, at === level && css.current)}
            aria-current={at === level ? 'step' : undefined}
            disabled={at > codes.length}
            onClick={() => setLevel(at)}
          >
            {areasWithin(areas, codes.slice(0, at)).find(([code]) => code === codes[at])?.[1] ?? word}
            {at === level ? <Underline /> : null}
          </button>
        ))}
      </div>
      <ul className={css.list} ref={list} tabIndex={-1} aria-label={`选择${words[level]}`}>
        {areasWithin(areas, codes.slice(0, level)).map(([code, name]) => (
          <li key={code}>
            <button
              type="button"
              className={cx(css.area, code === codes[level] && css.chosen)}
              aria-pressed={code === codes[level]}
              onClick={() => choose(code)}
            >
              <span className={css.name}>{name}</span>
              {code === codes[level] ? <IconCheck className={css.mark} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
