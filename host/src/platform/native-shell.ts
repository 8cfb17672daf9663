import { NO_BRIDGE, type Context, type Shell } from '@suite/kernel';

/** Time after which a silent native app counts as failed. */
const SILENCE_LIMIT = 3000;

interface NativeAnswer {
  /** 0 is success. */
  code?: unknown;
  data?: unknown;
  message?: unknown;
}

type Callback = (answer: NativeAnswer | null | undefined) => void;

declare global {
  interface Window {
    /** Defined by the native app for its pages. */
    NativeBridge?: { call(method: string, params: object, callback: Callback): void };
  }
}

/** A refusal by the native app, with the app's own code; -1 when no answer came, `NO_BRIDGE` where there is no app. */
export class ShellError extends Error {
  override readonly name = 'ShellError';
  readonly code: number;

  constructor(method: string, code: number, message: string) {
    super(`${method}: ${message}`);
    this.code = code;
  }
}

/** Calls the native app; with a limit of 0 a call waits as long as the app needs. */
export function createShell(context: Context): Shell {
  return {
    call: <Data>(method: string, params: object = {}, limit = SILENCE_LIMIT) =>
      new Promise<Data>((resolve, reject) => {
        const bridge = window.NativeBridge;
        if (context !== 'shell' || typeof bridge?.call !== 'function') {
          throw new ShellError(method, NO_BRIDGE, 'there is no native bridge');
        }
        const silent = () => reject(new ShellError(method, -1, 'the native bridge is silent'));
        const timer = limit > 0 ? setTimeout(silent, limit) : undefined;
        bridge.call(method, params, (answer) => {
          clearTimeout(timer);
          if (answer?.code === 0) resolve(answer.data as Data);
          else
            reject(new ShellError(method, Number(answer?.code) || -1, String(answer?.message ?? 'refused')));
        });
      }),
  };
}
