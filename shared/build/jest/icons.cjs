// A page's test would load each of the 243 icons, although react-vant shows three of them.
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? true : require(`@react-vant/icons/es/${name}`).default) },
);
