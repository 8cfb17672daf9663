const { TestEnvironment } = require('jest-environment-node');
const { forgetStores } = require('./forget-stores.cjs');

module.exports = forgetStores(TestEnvironment);
