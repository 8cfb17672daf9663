import { useState } from 'react';
import css from './gallery.module.css';
import { sections } from './sections';

const widths = [320, 375, 414];

/** Shows the gallery in a phone of a chosen width, so that layers are placed as on a phone. */
export function Stand() {
  const [width, setWidth] = useState(375);
  const [anchor, setAnchor] = useState('');
  return (
    <div className={css.stand}>
      <nav className={css.side} aria-label="组件">
        <h1 className={css.name}>组件陈列</h1>
        <div className={css.widths} role="group" aria-label="宽度">
          {widths.map((value) => (
            <button
              type="button"
              className={css.width}
              aria-pressed={value === width}
              key={value}
              onClick={() => setWidth(value)}
            >
              {value}
            </button>
          ))}
        </div>
        {sections.map(({ id, title }) => (
          <button type="button" className={css.link} key={id} onClick={() => setAnchor(id)}>
            {title}
          </button>
        ))}
      </nav>
      <iframe
        className={css.phone}
        title="手机"
        style={{ width }}
        src={`${window.location.pathname}#${anchor}`}
        key={width}
      />
    </div>
  );
}
