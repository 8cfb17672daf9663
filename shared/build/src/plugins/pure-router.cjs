/**
 * Lets unused parts of React Router be dropped: names for developer tools, and calls that are not marked as pure,
 * would keep them.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
