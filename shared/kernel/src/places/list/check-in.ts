import { place } from '../place';

export const checkIn = /* @__PURE__ */ place('/user-clock');
export const checkInHistory = /* @__PURE__ */ place('/user-clock-history');
export const checkInPoster = /* @__PURE__ */ place('/user-clock-poster');
