import { useEffect } from 'react';
import css from './gallery.module.css';
import { sections } from './sections';

const show = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView();

/** Every component in every state. */
export function Gallery() {
  useEffect(() => {
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);
  return (
    <>
      {sections.map(({ id, title, Content }) => (
        <section className={css.section} id={id} key={id}>
          <h2 className={css.heading}>{title}</h2>
          <Content />
        </section>
      ))}
    </>
  );
}
