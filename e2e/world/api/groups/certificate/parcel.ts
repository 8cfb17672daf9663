import type { ExpressInfo } from '@suite/api';
import { timeText } from '../../../clock/china-time';

const HOUR = 3600_000;

const stations: [hours: number, text: string][] = [
  [0, '快递员已取件，证书从杭州寄出'],
  [9, '包裹已到达 杭州转运中心'],
  [30, '包裹正在派送，请保持电话畅通'],
  [36, '包裹已签收，感谢使用'],
];

/** Where a parcel is that was sent at a moment. */
export function parcelOf(sentAt: number, now: number): ExpressInfo {
  const track = stations
    .map(([hours, text]) => ({ at: sentAt + hours * HOUR, text }))
    .filter(({ at }) => at <= now)
    .map(({ at, text }) => ({ record_time: timeText(at), text }))
    .reverse();
  return { company: '顺丰速运', express_no: `SF${String(sentAt).slice(0, 12)}`, track };
}
