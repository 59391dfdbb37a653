import { optionLabel } from '#contract/account/profile';
import type { MatchFact } from '../../facts';
import type { ToolCall } from '../language-model';
import {
  comparisonRecord,
  datesRecord,
  firstOf100,
  matchLine,
  matchRecord,
  patternRecord,
  plannedRecord,
  standardRecords,
  standingRecord,
  totalsRecord,
  type Records,
} from './records';

/** What is not in the records; each is read only when it is asked for. */
export interface OtherSources {
  /** Names of ideas from the catalog. */
  readonly ideasFor: (matchId: string) => Promise<readonly string[]>;
  /** The user's own words about a match, oldest first; null when they don't allow notes to be sent. */
  readonly notesOf: ((matchId: string) => Promise<readonly string[]>) | null;
}

const LONGEST_ARGUMENTS = 2_000;
const NOTES_TOLD = 12;
const NOTE_LENGTH = 500;

type Arguments = Readonly<Record<string, unknown>>;
/** Goes to the model, which can then do better. */
interface Refusal {
  readonly error: string;
}

/** Answers what a model looks up, under pseudonyms. */
export class LookUps {
  constructor(
    private readonly records: Records,
    private readonly sources: OtherSources,
  ) {}

  /** Never throws for what the model wrote: an unknown tool, name or argument is answered by saying so. */
  async answer({ name, arguments: json }: ToolCall): Promise<object> {
    const given = parsed(json);
    if (given === null) return { error: 'The arguments are not a JSON object.' };
    return this.lookUp(name, given);
  }

  private lookUp(tool: string, given: Arguments): object | Promise<object> {
    const { records } = this;
    const { facts } = records;
    switch (tool) {
      case 'today':
        return {
          today: records.today,
          goal: facts.datingGoal && optionLabel(facts.datingGoal),
          ...totalsRecord(records),
          plannedDates: plannedRecord(records),
        };
      case 'list_matches':
        return {
          ...totalsRecord(records),
          matches: this.inOrder().map((match) => matchLine(records, match)),
        };
      case 'match':
        return this.withMatch(given['name'], (match) => matchRecord(records, match));
      case 'compare':
        return this.withMatch(given['a'], (a) =>
          this.withMatch(given['b'], (b) =>
            a === b
              ? { error: 'a and b are the same.' }
              : (comparisonRecord(records, a, b) ?? { error: 'They cannot be compared.' }),
          ),
        );
      case 'dates_of_match':
        return this.withMatch(given['name'], (match) => datesRecord(records, match));
      case 'standards':
        return { standards: standardRecords(records) };
      case 'decision':
        return {
          ...standingRecord(records),
          order: facts.ranked.map((match) => ({
            name: records.pseudonyms.pseudonymOf(match.id),
            comesFirstInOf100: firstOf100(records, match),
          })),
          belowMustHaves: facts.setBack.map(({ id }) => records.pseudonyms.pseudonymOf(id)),
        };
      case 'patterns':
        return patternRecord(records);
      case 'ideas':
        return this.withMatch(given['name'], (match) => this.ideas(match));
      case 'notes_of_match':
        return this.withMatch(given['name'], (match) => this.notes(match));
      default:
        return { error: 'There is no such tool.' };
    }
  }

  private inOrder(): MatchFact[] {
    const { ranked, matches } = this.records.facts;
    const rest = matches.filter((match) => !ranked.includes(match));
    return [
      ...ranked,
      ...rest.filter(({ archived }) => !archived),
      ...rest.filter(({ archived }) => archived),
    ];
  }

  private withMatch<Result>(given: unknown, use: (match: MatchFact) => Result): Result | Refusal {
    if (typeof given !== 'string') return { error: 'A name such as Match-1 is required.' };
    const id = this.records.pseudonyms.matchOf(given);
    const match = this.records.facts.matches.find((one) => one.id === id);
    return match ? use(match) : { error: 'There is no match of that name. list_matches has all names.' };
  }

  private async ideas(match: MatchFact): Promise<object> {
    if (match.isHeldBack) return { error: 'No date is suggested with this person.' };
    const ideas = await this.sources.ideasFor(match.id);
    return { name: this.records.pseudonyms.pseudonymOf(match.id), ideas };
  }

  private async notes(match: MatchFact): Promise<object> {
    if (this.sources.notesOf === null) return { error: 'There is no such tool.' };
    // Where notes called for help lines, they are no one else's business.
    if (match.isHeldBack) return { error: 'These notes are not available.' };
    const notes = await this.sources.notesOf(match.id);
    const { pseudonyms } = this.records;
    return {
      name: pseudonyms.pseudonymOf(match.id),
      notes: notes
        .slice(-NOTES_TOLD)
        .map((note) => [...pseudonyms.conceal(note)].slice(0, NOTE_LENGTH).join('')),
    };
  }
}

function parsed(json: string): Arguments | null {
  if (json.trim() === '') return {};
  if (json.length > LONGEST_ARGUMENTS) return null;
  try {
    const given: unknown = JSON.parse(json);
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Arguments) : null;
  } catch {
    return null;
  }
}
