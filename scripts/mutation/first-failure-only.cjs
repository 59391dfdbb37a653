const { configureGlobal } = require('fast-check');

// That a property fails is enough; no one reads its smallest example.
configureGlobal({ endOnFailure: true });
