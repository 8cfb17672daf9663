import { paySheet } from './pay-sheet';
import { askWorld, tellPortal } from './portal-link';

type Params = Record<string, unknown>;

interface Answer {
  /** 0 is success. */
  code: number;
  data?: unknown;
  message?: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const methods: Record<string, (params: Params) => Promise<Answer>> = {
  async getBusinessToken({ type }) {
    const { token } = await askWorld<{ token: string }>('/shell/token', { type });
    return token ? { code: 0, data: { token } } : { code: 1, message: '请先登录 App' };
  },
  async pay(params) {
    const { outcome, why } = await paySheet(params);
    if (outcome === 'ok') return { code: 0 };
    return { code: outcome === 'cancel' ? 2 : 1, message: why ?? '支付已取消' };
  },
  async share(params) {
    const { title, desc, link, image } = params;
    const data = { title: text(title), desc: text(desc), link: text(link), image: text(image) };
    tellPortal({ world: 'share', kind: 'friend', ...data });
    return { code: 0 };
  },
  async setTitle(params) {
    tellPortal({ world: 'title', title: text(params.title) });
    return { code: 0 };
  },
  async close() {
    tellPortal({ world: 'close' });
    return { code: 0 };
  },
};

/** Defines the object through which the app shell's pages reach its native side. */
export function defineNativeBridge(): void {
  Object.assign(window, {
    NativeBridge: {
      call(method: string, params: Params | undefined, callback?: (answer: Answer) => void) {
        const run = methods[method] ?? (async () => ({ code: 404, message: '当前版本不支持' }));
        void run(params ?? {})
          .catch((): Answer => ({ code: 1, message: '操作失败' }))
          .then((answer) => callback?.(answer));
      },
    },
  });
}
