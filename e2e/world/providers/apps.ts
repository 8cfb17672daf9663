/** The product's id at the login provider. */
export const LOGIN_APP_ID = 'learn-h5';

/** The product's id at the messenger. */
export const MESSENGER_APP_ID = 'wx20c0ffee20c0ffee';

/** The merchant to whom payments go. */
export const MERCHANT = '学习平台';
