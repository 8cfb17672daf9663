export { get, getList, post, queryOf, type Call } from './call';
export * as codes from './codes';
export { asEntered, useCall, usePages } from './use-call';
export {
  outdatedConsents,
  useWrite,
  written,
  type Write,
  type WriteOptions,
  type Written,
} from './use-write';
export * from './constants';
export type * from './entities/address';
export type * from './entities/basic';
export type * from './entities/class';
export type * from './entities/contract';
export type * from './entities/course';
export type * from './entities/homework';
export type * from './entities/invoice';
export type * from './entities/juan';
export type * from './entities/material';
export type * from './entities/order';
export type * from './entities/question';
export type * from './entities/refund';
export type * from './entities/task';
export type * from './entities/teacher';
export type * from './entities/test';
export type * from './entities/user-detail';
export type * from './entities/user-profile';
export type * from './entities/video';
export type * from './entities/video-info';
export * from './address';
export * from './advanced';
export * from './answer';
export * from './books';
export * from './certificate';
export * from './chapter-test';
export * from './class-apply';
export * from './class';
export * from './check-in';
export * from './contract';
export * from './coupons';
export * from './evaluation';
export * from './exam';
export * from './homework';
export * from './industry';
export * from './investment';
export * from './landing';
export * from './invoice';
export * from './login';
export * from './make-new';
export * from './management';
export * from './management-contract';
export * from './management-wap';
export * from './materials';
export * from './money';
export * from './my-info';
export * from './notes';
export * from './pay';
export * from './prize';
export * from './reform';
export * from './refund';
export * from './refund-rule';
export { REFUSED, refusalOf, type Refusal } from './refusal';
export * from './refused-words';
export * from './survey';
export * from './teacher';
export * from './tools';
export * from './upload';
export * from './user-orders';
export * from './user';
export * from './video-test';
export * from './video';
export * from './zc';
