import { voice } from './voice.mjs';

/**
 * What pages reach in one way only, and the way. Each ban says what to use instead, because the person who
 * meets it has to go on.
 */
const storage =
  'Take defineRecord of @suite/kernel/records: it never throws, and a change of person knows what to forget.';
const time = 'Take @suite/kernel/time: the product lives in Shanghai, the device may be set to another zone.';
const place = 'Take @suite/kernel/places: a release records the places that it links to.';
const code = 'Take the name of the code from `codes` of @suite/api.';

const common =
  'All pages share it, and it stays changed when this one is left. Draw inside the page; its title is in the route.';
const call =
  'Declare the call in @suite/api: the host adds the token, time limits and the words of a failure.';

const PATH = '[value=/^\\u002F[a-z]/i]';
const TEMPLATE = 'TemplateLiteral[quasis.0.value.raw=/^\\u002F[a-z]/i]';

export const globals = [
  'error',
  ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: storage })),
];

const onWindow = {
  selector: "MemberExpression[object.name='window'][property.name=/^(local|session)Storage$/]",
  message: storage,
};
const dates = [
  { selector: "NewExpression[callee.name='Date']", message: time },
  { selector: "MemberExpression[object.name='Date'][property.name=/^(UTC|parse)$/]", message: time },
];
const addresses = [
  "CallExpression[callee.property.name='navigate'] > ",
  "JSXAttribute[name.name='to'] > ",
  "JSXAttribute[name.name='to'] > JSXExpressionContainer > ",
  "Property[key.name='to'] > ",
].flatMap((where) => [
  { selector: `${where}Literal${PATH}`, message: place },
  { selector: `${where}${TEMPLATE}`, message: place },
]);
const codes = [
  { selector: "BinaryExpression[left.property.name='code'] > Literal.right[raw=/^\\d/]", message: code },
  { selector: "Property[key.name='handles'] > ArrayExpression > Literal", message: code },
];

/** For code that runs in a page. */
export const inPage = ['error', onWindow, ...dates, ...addresses, ...codes, ...voice];

const GLOBAL = '/^(window|globalThis|self|document|navigator)$/';
const commonThings = [
  `AssignmentExpression[left.object.name=${GLOBAL}]:not([left.property.name='location'])`,
  "AssignmentExpression[left.object.object.name='document']",
  "AssignmentExpression[left.object.object.object.name='document']",
  "CallExpression[callee.object.object.name='document'][callee.object.property.name='head']",
  "CallExpression[callee.object.object.object.name='document'][callee.object.property.name=/^(classList|style)$/]",
  "AssignmentExpression[left.object.property.name='prototype']",
  `CallExpression[callee.object.name='Object'][arguments.0.name=${GLOBAL}]`,
  "CallExpression[callee.object.name='Object'][callee.property.name=/^(assign|define)/][arguments.0.property.name='prototype']",
].map((selector) => ({ selector, message: common }));
const requests = [
  "CallExpression[callee.name='fetch']",
  "CallExpression[callee.object.name='window'][callee.property.name='fetch']",
  "NewExpression[callee.name='XMLHttpRequest']",
].map((selector) => ({ selector, message: call }));

/** For code of a remote, beside which other teams' pages live on in the same document. */
export const inRemote = [...inPage, ...commonThings, ...requests];

/** A library that sends requests past the host. */
export const sender = { name: 'axios', message: call };
