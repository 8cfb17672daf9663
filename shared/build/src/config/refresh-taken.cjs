module.exports = window.__suiteRefresh;
