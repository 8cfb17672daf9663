import { get, post } from './call';
import * as codes from './codes';
import type { courseId } from './constants';
import type { Flag } from './entities/basic';
import type { UserProfile } from './entities/user-profile';

/** The visitor as the messenger knows them. */
export interface MessengerUser {
  openid: string;
  nickname: string;
  headimgurl: string;
}

export interface UpdateMessengerUserParams {
  code: string;
  scope?: 'snsapi_userinfo' | 'snsapi_base';
}

/** Page URL without its hash: signatures of the messenger hold for one URL. */
export interface SignedUrlParams {
  url: string;
}

/** Configures the messenger's SDK. */
export interface WxConfig {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}

export interface JsTicket {
  ticket: string;
  /** Seconds. */
  expires_in: number;
}

/** A session's token; later requests carry it in their header. */
export interface Session {
  token: string;
}

/** By password, or by the code of an SMS. */
export type LoginParams = { mobile: string; password: string } | { mobile: string; code: string };

/** The course line whose session a call opens. */
interface Product {
  /** Given for the management course. */
  type?: typeof courseId.GL;
}

export interface DoLoginParams extends Product {
  openId: string;
}

export interface MobileCodeParams {
  mobile: string;
  /** Code of an SMS. */
  code: string;
}

export interface SendMessageParams {
  mobile: string;
  /** What the code will be used for. */
  type: 'login' | 'bind' | 'password' | 'contract';
}

export interface MessageSent {
  /** Seconds until another SMS can be asked for. */
  seconds: number;
}

/** What the provider takes as a password. */
export const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,20}$/;

export interface SetPwdParams extends MobileCodeParams {
  password: string;
}

export interface RegisterStatus {
  is_bind: Flag;
  /** The bound number with its middle hidden; '' when there is none. */
  mobile: string;
  is_set_pwd: Flag;
}

export interface PassportParams {
  token: string;
  appid: string;
}

export interface Passport {
  /** Kept as the token of the line in which the login was begun. */
  jwt: string;
}

/** The management learner; without user info the visitor has not bought that course. */
export interface ManageUser {
  mid: number;
  mangeUserInfo: { id: number; name: string; mobile: string; avatar: string } | null;
}

export const queryUser = get<void, MessengerUser>('/WxAuth/queryUser', 'nickname$');
export const updateMessengerUser = post<UpdateMessengerUserParams, { openid: string }>(
  '/WxAuth/updateUser',
  '',
  {
    handles: [codes.CODE_EXPIRED],
  },
);
export const queryJsTicket = get<SignedUrlParams, JsTicket>('/WxAuth/queryJsTicket', '', { quiet: true });
export const getWxConfig = get<SignedUrlParams, WxConfig>('/WxAuth/getConfig', '', { quiet: true });
export const getUserInfo = get<void, UserProfile>(
  '/user/info',
  'birthday@ is_remind! is_set_pwd! name$ nickname$ sdt_ext? student_infos?',
);
export const getToken = get<void, Session>('/user/getToken');
export const getMangeUserInfo = get<void, ManageUser>('/management/userInfo', 'mangeUserInfo? mobile$ name$');
export const login = post<LoginParams & Product, Session>('/user/login');
export const doLogin = post<DoLoginParams, Session>('/user/doLogin', '', { handles: [codes.NOT_BOUND] });
export const userLoginOut = post<void, null>('/user/userLoginOut');
/** @writes spends the ticket of the login provider and opens a session */
export const passportData = get<PassportParams, Passport>('/passport/front/data', '', {
  handles: [codes.NOT_BOUND],
});
export const registerStatus = get<void, RegisterStatus>(
  '/user/registerStatus',
  'is_bind! is_set_pwd! mobile$',
);
export const bindMobile = post<MobileCodeParams & Product, Session>('/user/bindMobile');
export const sendMessage = post<SendMessageParams, MessageSent>('/user/sendMessage');
export const setPwd = post<SetPwdParams, null>('/user/setPwd');
