import type { IdeaTags } from '#contract/dating/date-ideas';

/** Months from 0. Half a year apart, so that the southern ones follow from the northern. */
const WARM_MONTHS = new Set([4, 5, 6, 7, 8]);
const COLD_MONTHS = new Set([10, 11, 0, 1, 2]);
const HALF_A_YEAR = 6;

/** Warm all year: most of their people live within 20 degrees of the equator. */
const TROPICAL = new Set(
  `Aruba;Bahamas;Barbados;Belize;Benin;Brunei;Burkina Faso;Burundi;Cambodia;Cameroon;Cape Verde;Cayman Islands;
  Central African Republic;Chad;Colombia;Comoros;Congo - Brazzaville;Congo - Kinshasa;Costa Rica;Cuba;Curaçao;
  Côte d’Ivoire;Djibouti;Dominica;Dominican Republic;Ecuador;El Salvador;Equatorial Guinea;Eritrea;Ethiopia;Fiji;
  French Guiana;French Polynesia;Gabon;Gambia;Ghana;Grenada;Guadeloupe;Guam;Guatemala;Guinea;Guinea-Bissau;Guyana;
  Haiti;Honduras;Indonesia;Jamaica;Kenya;Kiribati;Laos;Liberia;Madagascar;Malawi;Malaysia;Maldives;Mali;
  Marshall Islands;Martinique;Mauritania;Mauritius;Micronesia;Myanmar (Burma);Nicaragua;Niger;Nigeria;Palau;Panama;
  Papua New Guinea;Philippines;Puerto Rico;Rwanda;Samoa;Senegal;Seychelles;Sierra Leone;Singapore;Solomon Islands;
  Somalia;South Sudan;Sri Lanka;St. Lucia;Sudan;Suriname;São Tomé & Príncipe;Tanzania;Thailand;Timor-Leste;Togo;
  Trinidad & Tobago;U.S. Virgin Islands;Uganda;Vanuatu;Venezuela;Vietnam;Yemen;Zambia`
    .split(';')
    .map((country) => country.trim()),
);
const SOUTHERN = new Set(
  `Angola;Argentina;Australia;Bolivia;Botswana;Brazil;Chile;Eswatini;Falkland Islands;Lesotho;Mozambique;Namibia;
  New Caledonia;New Zealand;Norfolk Island;Paraguay;Peru;Réunion;South Africa;Uruguay;Zimbabwe`
    .split(';')
    .map((country) => country.trim()),
);
/** For those who gave no country. */
const SOUTHERN_ZONES =
  /^(Australia\/|Pacific\/Auckland|America\/(Argentina|Buenos_Aires|Santiago|Montevideo|Asuncion|Sao_Paulo|La_Paz|Lima)|Africa\/(Johannesburg|Harare|Maputo|Windhoek|Gaborone|Maseru|Mbabane))/;

export interface Season {
  readonly isWarm: boolean;
  readonly isCold: boolean;
}

/**
 * The season at "City, Region, Country", by hemisphere and month (0 to 11); by time zone when the country is unknown, and
 * the northern one when both are.
 */
export function seasonAt(location: string | null, timeZone: string | null, month: number): Season {
  const country = location?.split(',').at(-1)?.trim() ?? '';
  if (TROPICAL.has(country)) return { isWarm: true, isCold: false };
  const isKnown = country !== '' && location?.includes(',') === true;
  const isSouthern = SOUTHERN.has(country) || (!isKnown && SOUTHERN_ZONES.test(timeZone ?? ''));
  const northern = isSouthern ? (month + HALF_A_YEAR) % 12 : month;
  return { isWarm: WARM_MONTHS.has(northern), isCold: COLD_MONTHS.has(northern) };
}

/** How well the weather an idea needs fits the season: 1, or 0 when it would be odd to suggest, or between. */
export function seasonFit(weather: IdeaTags['weather'], { isWarm, isCold }: Season): number {
  if (weather === 'warm') return isWarm ? 1 : isCold ? 0 : 0.5;
  if (weather === 'cold') return isCold ? 1 : isWarm ? 0 : 0.5;
  return 1;
}
