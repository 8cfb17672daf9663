module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) };
