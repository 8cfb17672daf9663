/**
 * Libraries that a first visit would get with parts that no page uses. Each earns more than 2 KB of it, or it is taken as
 * it comes; `slim.test.ts` fails when what is replaced is not what was looked at.
 */

/**
 * Parts of axios that no call of the suite uses, and what stands in for them: those that axios calls all the same do
 * nothing. 7.2 KB of a first visit.
 */
const unusedAxios = {
  // Every engine of the floor has XMLHttpRequest.
  'adapters/fetch': 'export const getFetch = () => false;',
  'cancel/CancelToken': 'export default undefined;',
  'core/assertParamsAcyclic': 'export default () => undefined;',
  'helpers/AxiosURLSearchParams': 'export default undefined;',
  'helpers/HttpStatusCode': 'export default undefined;',
  'helpers/cookies': 'export default undefined;',
  'helpers/formDataToJSON': 'export default undefined;',
  'helpers/progressEventReducer': 'export const progressEventReducer = undefined;',
  'helpers/toFormData': 'export default undefined;',
  'helpers/toURLEncodedForm': 'export default undefined;',
  'helpers/validator': `const nothing = () => undefined;
export default { assertOptions: nothing, validators: { spelling: nothing, transitional: nothing } };`,
};
const axiosParts = new RegExp(
  `axios[\\\\/]lib[\\\\/](${Object.keys(unusedAxios).join('|').replaceAll('/', '[\\\\/]')})\\.js$`,
);

/** Names for developer tools, and calls that are not marked as pure, keep unused parts of React Router. 4.2 KB of a first visit. */
const routerParts = /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;
const pureRouter = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');

/** The loader of these files. */
module.exports = function slim(source) {
  const [, part] = axiosParts.exec(this.resourcePath) ?? [];
  return part ? unusedAxios[part.replace('\\', '/')] : pureRouter(source);
};

/** The rule by which webpack makes them smaller. */
module.exports.slimRule = { test: [axiosParts, routerParts], loader: __filename };
module.exports.unusedAxios = unusedAxios;
