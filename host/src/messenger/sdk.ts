import type { WxConfig } from '@suite/api';
import { serverNow, type ShareData } from '@suite/kernel';
import wx from 'weixin-js-sdk';
import cover from './share.png';

/** Pictures, voice, place, payment, sharing and the menu. */
const apis = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseWXPay',
  'chooseImage',
  'previewImage',
  'getLocalImgData',
  'uploadImage',
  'startRecord',
  'stopRecord',
  'playVoice',
  'uploadVoice',
  'getLocation',
  'openLocation',
  'getNetworkType',
  'scanQRCode',
  'hideMenuItems',
  'showMenuItems',
  'closeWindow',
];

/** Tags that open a mini-program or the app. */
const openTags = ['wx-open-launch-weapp', 'wx-open-launch-app'];

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The part of the messenger's SDK that the suite uses. */
export interface Sdk {
  /** Signs an address with a ticket of the provider. */
  sign(appId: string, ticket: string, url: string): Promise<WxConfig>;
  /** Rejects when the messenger refuses the signature. */
  configure(config: WxConfig): Promise<void>;
  share(data: ShareData & { link: string }): void;
  previewImages(addresses: readonly string[], current: string): void;
}

export const sdk: Sdk = {
  async sign(appId, ticket, url) {
    const timestamp = Math.floor((serverNow() ?? Date.now()) / 1000);
    const nonceStr = hex(crypto.getRandomValues(new Uint8Array(8)));
    // The names and their order are the messenger's, and so is the outdated sum.
    const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
    // iOS 10.3 has none: there the SDK stays as it is where nobody signs.
    // eslint-disable-next-line compat/compat
    const sum = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
    return { appId, timestamp, nonceStr, signature: hex(new Uint8Array(sum)) };
  },

  configure: (config) =>
    new Promise((resolve, reject) => {
      wx.ready(resolve);
      wx.error((refusal) => reject(new Error(`the messenger's SDK: ${refusal?.errMsg ?? 'refused'}`)));
      wx.config({ ...config, debug: false, jsApiList: apis, openTagList: openTags } as never);
    }),

  share({ title, description, link, image }) {
    const imgUrl = new URL(image ?? cover, window.location.href).href;
    const data = { title, link, imgUrl, success: () => undefined };
    wx.updateAppMessageShareData({ ...data, desc: description ?? '' });
    wx.updateTimelineShareData(data);
  },

  previewImages: (addresses, current) => wx.previewImage({ current, urls: [...addresses] }),
};
