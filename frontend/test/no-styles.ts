/** Stands in for every stylesheet: jsdom draws nothing. */
export {};
