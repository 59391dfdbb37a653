// One chunk for all charts: it is loaded when the first of them comes into sight.
export { Bars } from './bars';
export { DateChart } from './date-chart';
