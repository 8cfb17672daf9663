import { createRoot } from 'react-dom/client';
import { DialogView, type AlertOptions, type ConfirmOptions } from './dialog-view';

export type { AlertOptions, ConfirmOptions };

/** What cancels each dialog that is open. */
let open: (() => void)[] = [];

function ask(options: ConfirmOptions, cancellable: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    let answered = false;
    const answer = (confirmed: boolean) => {
      if (answered) return;
      answered = true;
      open = open.filter((other) => other !== cancel);
      // A root cannot be unmounted while one of its own events is being handled.
      void Promise.resolve().then(() => {
        root.unmount();
        document.body.removeChild(container);
        resolve(confirmed);
      });
    };
    const cancel = () => answer(false);
    open.push(cancel);
    root.render(<DialogView {...options} cancellable={cancellable} onAnswer={answer} />);
  });
}

/** Tells or asks something and waits for the answer. The message is rendered outside the page's React contexts. */
export const Dialog = {
  /** True when the learner has confirmed it, false when the page was left. */
  alert: (options: AlertOptions): Promise<boolean> => ask(options, false),
  /**
   * True when confirmed, false when cancelled or when the page is left. It never rejects: an answer is no
   * error, and a caller that forgets a 'cancel' would report one.
   */
  confirm: (options: ConfirmOptions): Promise<boolean> => ask(options, true),
  /**
   * Cancels what a page has asked. The host calls it when the page is left: a step that is made by code, as to the
   * login, changes the address without an event.
   */
  leave: (): void => open.forEach((cancel) => cancel()),
};
