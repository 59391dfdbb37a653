/**
 * Which reader `disclosureIn` is: it stands for all that decides what a text discloses, and a test holds it to that. What
 * an earlier reader found is read again.
 */
export const READER = 'a69cc01d3d9b';
