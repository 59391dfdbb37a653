/** Time zones by country; for those who gave no place. A zone with parts (America/Indiana/...) belongs to its first one. */
const ZONES: Readonly<Record<string, string>> = {
  US: 'America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit America/Juneau America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome America/Phoenix America/Sitka America/Yakutat Pacific/Honolulu',
  PR: 'America/Puerto_Rico',
  CA: 'America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current America/Toronto America/Vancouver America/Whitehorse America/Winnipeg',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  AU: 'Australia/Adelaide Australia/Brisbane Australia/Broken_Hill Australia/Darwin Australia/Eucla Australia/Hobart Australia/Lindeman Australia/Lord_Howe Australia/Melbourne Australia/Perth Australia/Sydney',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  DE: 'Europe/Berlin Europe/Busingen',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  ES: 'Africa/Ceuta Atlantic/Canary Europe/Madrid',
  MX: 'America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Monterrey America/Ojinaga America/Tijuana',
  AR: ' America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza',
  CO: 'America/Bogota',
  CL: 'America/Coyhaique America/Punta_Arenas America/Santiago Pacific/Easter',
  PE: 'America/Lima',
  UY: 'America/Montevideo',
  PY: 'America/Asuncion',
  EC: 'America/Guayaquil Pacific/Galapagos',
  CR: 'America/Costa_Rica',
  DO: 'America/Santo_Domingo',
  PA: 'America/Panama',
  VE: 'America/Caracas',
  BO: 'America/La_Paz',
  FR: 'Europe/Paris',
  BE: 'Europe/Brussels',
  LU: 'Europe/Luxembourg',
  IT: 'Europe/Rome',
  PT: 'Atlantic/Azores Atlantic/Madeira Europe/Lisbon',
  BR: 'America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo',
  NL: 'Europe/Amsterdam',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  IS: 'Atlantic/Reykjavik',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  HU: 'Europe/Budapest',
  RO: 'Europe/Bucharest',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  SI: 'Europe/Ljubljana',
  EE: 'Europe/Tallinn',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  BG: 'Europe/Sofia',
  MT: 'Europe/Malta',
  CY: 'Asia/Famagusta Asia/Nicosia',
  UA: 'Europe/Kiev Europe/Simferopol',
  TR: 'Europe/Istanbul',
  IL: 'Asia/Jerusalem',
  ZA: 'Africa/Johannesburg',
  KE: 'Africa/Nairobi',
  NG: 'Africa/Lagos',
  IN: 'Asia/Calcutta',
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur Asia/Kuching',
  PH: 'Asia/Manila',
  HK: 'Asia/Hong_Kong',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  TW: 'Asia/Taipei',
  TH: 'Asia/Bangkok',
  ID: 'Asia/Jakarta Asia/Jayapura Asia/Makassar Asia/Pontianak',
};

/** Zones that are spelled in several ways, or have cities of their own. */
const ZONE_STARTS: readonly (readonly [string, string])[] = [
  ['America/Argentina/', 'AR'],
  ['America/Buenos_Aires', 'AR'],
  ['America/Indiana/', 'US'],
  ['America/Kentucky/', 'US'],
  ['America/North_Dakota/', 'US'],
  ['US/', 'US'],
  ['Canada/', 'CA'],
  ['Brazil/', 'BR'],
  ['Mexico/', 'MX'],
  ['Chile/', 'CL'],
  ['Asia/Kolkata', 'IN'],
  ['Europe/Kyiv', 'UA'],
  ['Asia/Tel_Aviv', 'IL'],
  ['Asia/Istanbul', 'TR'],
];

const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'u s a': 'US',
  'united states of america': 'US',
  america: 'US',
  'estados unidos da america': 'US',
  eeuu: 'US',
  'ee uu': 'US',
  uk: 'GB',
  gb: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'gran bretana': 'GB',
  inglaterra: 'GB',
  inghilterra: 'GB',
  angleterre: 'GB',
  holland: 'NL',
  holanda: 'NL',
  olanda: 'NL',
  eire: 'IE',
  brd: 'DE',
  schweiz: 'CH',
  suisse: 'CH',
  svizzera: 'CH',
  turkiye: 'TR',
  turkey: 'TR',
  belgie: 'BE',
  belgique: 'BE',
  'czech republic': 'CZ',
  'south korea': 'KR',
  korea: 'KR',
  'hong kong': 'HK',
};

const NAME_LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'it'];

const countryByZone = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) =>
    zones.split(' ').map((zone) => [zone, country] as const),
  ),
);
let countryByName: ReadonlyMap<string, string> | null = null;

/**
 * The ISO code of the country at the end of a place ("City, Region, Country", also in the country's own language), else of
 * a time zone; null when neither tells one that has help lines.
 */
export function countryOf(location: string | null, timeZone: string | null): string | null {
  countryByName ??= namesOfCountries();
  const named = countryByName.get(plainName(location?.split(',').at(-1) ?? ''));
  if (named !== undefined) return named;
  // A country that has no lines must not be answered with another one's.
  if (location?.includes(',') === true) return null;
  if (timeZone === null) return null;
  const start = ZONE_STARTS.find(([beginning]) => timeZone.startsWith(beginning));
  return countryByZone.get(timeZone) ?? start?.[1] ?? null;
}

function namesOfCountries(): ReadonlyMap<string, string> {
  const names = new Map(Object.entries(OTHER_NAMES));
  for (const country of Object.keys(ZONES)) {
    const own = new Intl.Locale(`und-${country}`).maximize().language;
    for (const language of [...NAME_LANGUAGES, own]) {
      const name = new Intl.DisplayNames([language], { type: 'region' }).of(country);
      if (name !== undefined) names.set(plainName(name), country);
    }
  }
  return names;
}

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
