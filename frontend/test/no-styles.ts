/** Replaces all stylesheets, because jsdom has no layout. */
export {};
