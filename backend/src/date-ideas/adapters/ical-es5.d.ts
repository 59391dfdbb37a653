/** The library's CommonJS build, which has no types of its own. */
declare module 'ical.js/dist/ical.es5.cjs' {
  import ICAL from 'ical.js';
  export default ICAL;
}
