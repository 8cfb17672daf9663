/** Calls that identify the visitor: without them every page shows the same card. */
export const ofLogin =
  /\/api\/(?:Index\/index|management\/userInfo|user\/(?:getToken|doLogin)|WxAuth\/\w+)(?:\?|$)/;

/** Ways in which calls fail, and the console messages that are expected then. */
export const failures = {
  'a gateway that fails': {
    answer: { status: 502, body: '' },
    expected: [/Failed to load resource/, /^logs CallError: (?:GET|POST) \S+: status 502/],
  },
  'a refusal': {
    answer: { json: { code: 40001, data: null, msg: '暂时无法办理，请稍后再试' } },
    expected: [],
  },
};
