import type { ToolDefinition } from '../language-model';

const NOTHING = { type: 'object', properties: {}, additionalProperties: false } as const;
const NAME = { type: 'string', description: 'A name such as Match-1' } as const;

function withNames(...names: readonly string[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, NAME])),
    required: names,
    additionalProperties: false,
  };
}

const TOOLS = {
  today: {
    description:
      "Today's date, the user's goal, how many matches and dates there are, and the dates that are planned",
    parameters: NOTHING,
  },
  list_matches: {
    description: 'All matches with their fit, best first, archived ones last',
    parameters: NOTHING,
  },
  match: {
    description: 'One match: fit, likely range, heart, average ratings, must-haves, what is unseen',
    parameters: withNames('name'),
  },
  compare: { description: 'Two matches side by side, standard by standard', parameters: withNames('a', 'b') },
  dates_of_match: { description: "One match's dates with all ratings", parameters: withNames('name') },
  standards: {
    description: "The user's standards, their stars, and on how many dates each was rated",
    parameters: NOTHING,
  },
  decision: {
    description:
      'Where the user stands, how sure it is who comes first, and whom one more date would tell most about',
    parameters: NOTHING,
  },
  patterns: {
    description: 'What may be said about the dates as a whole, because chance does not explain it',
    parameters: NOTHING,
  },
  ideas: {
    description: 'Date ideas from the catalog that show what a date with this match should show',
    parameters: withNames('name'),
  },
} as const satisfies Record<string, Omit<ToolDefinition, 'name'>>;

const NOTES: ToolDefinition = {
  name: 'notes_of_match',
  description: "The user's own notes about a match and its dates, with what identifies people removed",
  parameters: withNames('name'),
};

/** The look-ups on offer; notes only for users who allow it. */
export function toolsFor({ withNotes }: { withNotes: boolean }): ToolDefinition[] {
  const tools = Object.entries(TOOLS).map(([name, tool]): ToolDefinition => ({ name, ...tool }));
  return withNotes ? [...tools, NOTES] : tools;
}
