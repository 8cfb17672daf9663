import { place } from '../place';

export const registerLogin = /* @__PURE__ */ place('/register-login', 'back=:back?&route=:route?');
export const forgetPassword = /* @__PURE__ */ place(
  '/register-login/forget-password',
  'back=:back?&route=:route?',
);
export const resetPassword = /* @__PURE__ */ place(
  '/register-login/reset-password',
  'back=:back?&route=:route?',
);
export const failure = /* @__PURE__ */ place('/error', 'reason=:reason?&back=:back?');
