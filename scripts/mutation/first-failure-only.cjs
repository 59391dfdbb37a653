const { configureGlobal } = require('fast-check');

// That a property fails is enough; nobody reads its smallest example.
configureGlobal({ endOnFailure: true });
