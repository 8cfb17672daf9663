import type { InputHTMLAttributes } from 'react';
import css from './over-input.module.css';

/**
 * The native control of a choice that is drawn by other elements. It lies unseen over the whole choice, so
 * that a finger and a screen reader find it where the choice is seen. What is drawn follows it in the
 * document and reads its state: `input:checked + .mark`.
 */
export function OverInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>) {
  return <input className={css.input} {...props} />;
}
