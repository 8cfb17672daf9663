import type { WxConfig } from '@suite/api';
import type { ShareData } from '@suite/kernel';
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

/** The part of the messenger's SDK that the suite uses. */
export interface Sdk {
  /** Rejects when the messenger refuses the signature. */
  configure(config: WxConfig): Promise<void>;
  share(data: ShareData & { link: string }): void;
  previewImages(addresses: readonly string[], current: string): void;
}

export const sdk: Sdk = {
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
