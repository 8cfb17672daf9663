import { cx, lazyPiece, Problem, useLazyPiece, useLatest } from '@suite/ui';
import { Failed, Loading, useModal } from '@suite/ui/base';
import { useEffect, useRef, useState } from 'react';
import type * as DrawingModule from './drawing';
import css from './pad.module.css';
import { signatureProblem, isTurned, type Stroke } from './strokes';

type Library = typeof DrawingModule;

const drawingPiece = lazyPiece(() => import(/* webpackChunkName: "signature-pad" */ './drawing'));

/** Loads the pad's code before it is opened, so that no empty sheet flashes up. */
export const preparePad = () => void drawingPiece.load().catch(() => undefined);

export interface PadProps {
  strokes: readonly Stroke[];
  onStrokes: (strokes: Stroke[]) => void;
  onClose: () => void;
  /** The learner has finished; called with the picture of the signature. */
  onPicture: (picture: string) => void;
}

/** The sheet to sign on. It fills the screen, and its code is loaded when it opens. */
export function Pad(props: PadProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(screenSize);
  const { module: library, failed, retry } = useLazyPiece(drawingPiece);
  useModal(sheet, true, props.onClose);

  useEffect(() => {
    const measure = () => setSize((old) => (old.width === window.innerWidth ? old : screenSize()));
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return (
    <div
      ref={sheet}
      className={cx(css.sheet, !!library && isTurned(size) && css.turned)}
      role="dialog"
      aria-modal="true"
      aria-label="手写签名"
      tabIndex={-1}
    >
      {library ? (
        <Writing {...props} library={library} isTurned={isTurned(size)} />
      ) : (
        <>
          {failed ? (
            <Failed text="签名板没有加载出来，请再试一次" error="signature-pad" onRetry={retry} />
          ) : (
            <Loading onRetry={retry} />
          )}
          <button type="button" className={css.leave} onClick={props.onClose}>
            取消
          </button>
        </>
      )}
    </div>
  );
}

const screenSize = () => ({ width: window.innerWidth, height: window.innerHeight });

interface WritingProps extends PadProps {
  library: Library;
  /** The buttons stand beside the paper. */
  isTurned: boolean;
}

function Writing({ library, isTurned, strokes, onStrokes, onClose, onPicture }: WritingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const drawing = useRef<DrawingModule.Drawing>();
  const [start] = useState(strokes);
  const [problem, setProblem] = useState('');
  const written = useLatest(onStrokes);

  useEffect(() => {
    if (!canvas.current || !wrapper.current) return;
    const box = wrapper.current;
    // Without this the page scrolls under the finger, and iOS pulls it down.
    const stop = (event: TouchEvent) => event.preventDefault();
    box.addEventListener('touchmove', stop, { passive: false });
    const open = library.openDrawing(canvas.current, start, (all) => {
      setProblem('');
      written.current(all);
    });
    drawing.current = open;
    return () => {
      box.removeEventListener('touchmove', stop);
      open.close();
    };
  }, [library, start, written]);

  // The paper has another shape once the buttons have moved, of which no event tells.
  useEffect(() => drawing.current?.fit(), [isTurned]);

  function show(all: Stroke[]) {
    setProblem('');
    drawing.current?.show(all);
    onStrokes(all);
  }

  function finish() {
    const fault = signatureProblem(strokes);
    setProblem(fault);
    if (!fault) onPicture(library.pictureOf(strokes));
  }

  return (
    <>
      {/* Paper, and the picture that is sent, are white in every theme: the ink is black. */}
      <div className={css.paper} data-light ref={wrapper}>
        {strokes.length === 0 ? (
          <p className={css.hint} aria-hidden="true">
            <span className={css.label}>请在这里写下您的姓名</span>
          </p>
        ) : null}
        {/* A canvas is a picture to a screen reader, although a finger writes on it. */}
        {/* eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role */}
        <canvas className={css.canvas} ref={canvas} role="img" aria-label={strokesInWords(strokes)} />
        {problem ? (
          <div className={css.problem}>
            <div className={css.label}>
              <Problem text={problem} />
            </div>
          </div>
        ) : null}
      </div>
      <div className={css.bar}>
        <PadButton name="取消" onClick={onClose} />
        <PadButton name="撤销" disabled={strokes.length === 0} onClick={() => show(strokes.slice(0, -1))} />
        <PadButton name="清空" disabled={strokes.length === 0} onClick={() => show([])} />
        <PadButton name="完成" primary onClick={finish} />
      </div>
    </>
  );
}

const strokesInWords = (strokes: readonly Stroke[]) =>
  strokes.length === 0 ? '签名区，还没有签名' : `签名区，已写 ${strokes.length} 笔`;

interface PadButtonProps {
  name: string;
  primary?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A button whose label turns with the writer, which its box does not. */
function PadButton({ name, primary, disabled, onClick }: PadButtonProps) {
  return (
    <button
      type="button"
      className={cx(css.button, primary && css.primary)}
      disabled={disabled}
      onClick={onClick}
    >
      <span className={css.label}>{name}</span>
    </button>
  );
}
