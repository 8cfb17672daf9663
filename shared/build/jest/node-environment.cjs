const { TestEnvironment } = require('jest-environment-node');
require('./compiled-once.cjs');
const { forgetStores } = require('./forget-stores.cjs');

module.exports = forgetStores(TestEnvironment);
