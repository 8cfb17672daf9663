const { dirname, join } = require('node:path');

const fc = require(join(dirname(require.resolve('fast-check/package.json')), 'lib/cjs/fast-check.js'));

// The same cases in every run, so that a failure can be repeated. Another seed tries other cases.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) });

module.exports = fc;
