import { system } from './device';
import { paySheet } from './pay-sheet';
import { choosePictures, pictureData } from './pictures';
import { tellPortal } from './portal-link';
import { escaped, sheet } from './sheet';

type Args = Record<string, unknown>;

/** The outcome of a call of the bridge: `ok`, `cancel` or what went wrong, and its data. */
export type Result = { outcome: string } & Args;

const ok = (data: Args = {}): Result => ({ outcome: 'ok', ...data });
const cancelled: Result = { outcome: 'cancel' };
const text = (value: unknown) => (typeof value === 'string' ? value : '');

async function location(): Promise<Result> {
  const place = { latitude: 31.2304, longitude: 121.4737, speed: 0, accuracy: 30 };
  return sheet<Result>('<h2>获取您的位置</h2><p>网页想要知道您在哪里</p>', [
    { words: '允许', look: 'main', choose: () => ok(place) },
    { words: '不允许', choose: () => cancelled },
  ]);
}

async function scan(): Promise<Result> {
  const content = '<h2>扫一扫</h2><p>相机看到的内容</p><input type="text" aria-label="二维码的内容">';
  return sheet<Result>(content, [
    {
      words: '确定',
      look: 'main',
      choose(root) {
        const seen = root.querySelector('input')?.value ?? '';
        // On iOS the SDK unpacks the result, on Android it is the text itself.
        const result = JSON.stringify({ scan_code: { scan_result: seen } });
        return ok({ resultStr: system === 'ios' ? result : seen });
      },
    },
    { words: '取消', choose: () => cancelled },
  ]);
}

async function choose(args: Args): Promise<Result> {
  const ids = await choosePictures(Number(args.count) || 9);
  if (ids.length === 0) return cancelled;
  return ok({ localIds: system === 'android' ? JSON.stringify(ids) : ids, sourceType: 'album' });
}

const share = (kind: 'friend' | 'timeline') => (args: Args) => {
  tellPortal({
    world: 'share',
    kind,
    title: text(args.title),
    desc: text(args.desc),
    link: text(args.link),
    image: text(args.imgUrl),
  });
  return ok();
};

/** What the messenger does for a page, by the names that its SDK uses towards the bridge. */
export const calls: Record<string, (args: Args) => Result | Promise<Result>> = {
  async getBrandWCPayRequest(args) {
    const { outcome, why } = await paySheet(args);
    return { outcome, ...(why && { err_desc: why }) };
  },
  geoLocation: location,
  scanQRCode: scan,
  chooseImage: choose,
  async getLocalImgData(args) {
    const localData = await pictureData(text(args.localId));
    return localData === undefined ? { outcome: 'fail' } : ok({ localData });
  },
  async imagePreview(args) {
    await sheet(`<img alt="" src="${escaped(text(args.current))}">`, [
      { words: '关闭', choose: () => undefined },
    ]);
    return ok();
  },
  updateAppMessageShareData: share('friend'),
  updateTimelineShareData: share('timeline'),
  getNetworkType: () => ({ outcome: 'wifi' }),
  hideOptionMenu: () => ok(),
  showOptionMenu: () => ok(),
  hideMenuItems: () => ok(),
  showMenuItems: () => ok(),
  hideAllNonBaseMenuItem: () => ok(),
  showAllNonBaseMenuItem: () => ok(),
  closeWindow() {
    tellPortal({ world: 'close' });
    return ok();
  },
};

/** Calls that a page may make before the SDK was configured. */
export const alwaysAllowed = [
  'getBrandWCPayRequest',
  'getNetworkType',
  'hideOptionMenu',
  'showOptionMenu',
  'closeWindow',
];
