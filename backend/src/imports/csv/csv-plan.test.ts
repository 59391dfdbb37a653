import { newMatch, type Match } from '../../candidates/candidate';
import { planCsv } from './csv-plan';
import { readCsvTable } from './csv-table';

const NOW = new Date('2026-01-01T10:00:00Z');
const ROWS = 5_000;
const MATCHES = 2_000;

describe('a plan', () => {
  it('reads the name of each match once, however many new people the file has', () => {
    let reads = 0;
    const matches = Array.from({ length: MATCHES }, (_, index): Match => {
      const person = { name: `Known ${index}`, age: null, profession: null, location: null, notes: null };
      return Object.defineProperty(newMatch(`id ${index}`, person, NOW), 'name', {
        get: () => {
          reads += 1;
          return person.name;
        },
      });
    });
    const lines = Array.from({ length: ROWS }, (_, index) => `New ${index}`);
    const table = readCsvTable(['Name', ...lines].join('\n'));
    const plan = planCsv({ table, targets: ['name'], dateOrder: null, standards: [], matches, now: NOW });
    expect(plan).toMatchObject({ problems: [], people: { length: ROWS } });
    expect(reads).toBe(MATCHES);
  });
});
