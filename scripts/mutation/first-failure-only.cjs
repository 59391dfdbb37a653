const { configureGlobal } = require('fast-check');

// Skips shrinking: only whether a property fails matters here, not its smallest counterexample.
configureGlobal({ endOnFailure: true });
