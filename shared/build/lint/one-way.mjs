import { voice } from './voice.mjs';

/**
 * What pages reach in one way only, and the way. Each ban says what to use instead, because the person who
 * meets it has to go on.
 */
const storage =
  'Take deviceStore or tabStore of @suite/kernel: they never throw, and a logout knows their keys.';
const time = 'Take @suite/kernel/time: the product lives in Shanghai, the device may be set to another zone.';
const place = 'Take @suite/kernel/places: a release records the places that it links to.';
const code = 'Take the name of the code from `codes` of @suite/api.';

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
