window.__suiteRefresh = require('react-refresh/runtime');
