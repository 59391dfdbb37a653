import { hourWords } from './console-words';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours of a day, for a select field. */
export function HourOptions() {
  return HOURS.map((hour) => (
    <option key={hour} value={hour}>
      {hourWords(hour)}
    </option>
  ));
}
