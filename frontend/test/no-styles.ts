/** Replaces every stylesheet: jsdom has no layout. */
export {};
