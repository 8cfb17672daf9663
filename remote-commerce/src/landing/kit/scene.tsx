import type { Section } from './content';
import css from './landing.module.css';

/** What each kind of section is about: a path of a 32 wide square that stands on its lower edge. */
const subjects: Record<Section['kind'], string> = {
  promise: 'M15 32V20C8 20 4 16 4 10c7 0 11 3 12 9 1-6 5-9 12-9 0 6-4 10-11 10v12z',
  suits: 'M16 5a5 5 0 1 0 .1 0zM6 32c0-10 4-15 10-15s10 5 10 15z',
  outline: 'M2 32v-6h7v-6h7v-6h7V8h7v24z',
  teachers: 'M2 6h28v17H18l5 9h-3l-3-6v6h-2v-6l-3 6H9l5-9H2z',
  words: 'M2 6h28v17H16l-8 9v-9H2z',
  enrolled:
    'M9 9a4 4 0 1 0 .1 0zM23 9a4 4 0 1 0 .1 0zM1 32c0-9 3-13 7-13s7 4 7 13zM17 32c0-9 3-13 7-13s7 4 7 13z',
  faq: 'M6 13a10 10 0 1 1 14 9c-2 1-2 2-2 4h-4c0-4 1-6 4-7a6 6 0 1 0-8-6zM14 28h4v4h-4z',
  price: 'M2 10h28v7a3 3 0 0 0 0 6v9H2v-9a3 3 0 0 0 0-6z',
};

interface SceneProps {
  kind: Section['kind'];
  /** The sign of the page. */
  mark: string;
}

/** The picture above a section: its subject, before the sign of the poster's world. */
export const Scene = ({ kind, mark }: SceneProps) => (
  <svg className={css.scene} viewBox="0 0 88 50" aria-hidden="true" focusable="false">
    <path opacity=".3" d={mark} transform="scale(2)" />
    <path d={subjects[kind]} transform="translate(44 10) scale(1.2)" />
    <path opacity=".3" d="M0 48h88v2H0z" />
  </svg>
);
