import { plannedDates } from '../../replies/records/what-is-planned';
import { spoken, type Situation } from '../situation';

const PLANNED = '(?:planned|coming up|scheduled|lined up|arranged)';

const OCCASION =
  '(?:thing|date|dinner|lunch|breakfast|brunch|supper|coffee|drinks?|walk|hike|movie|concert|plan|plans|appointment|meeting|evening)';

/** What people ask about the dates that are still to come. */
export const PLANNED_DATES = {
  'my-calendar': {
    intent: 'how-many',
    words: spoken(
      [
        '(?:anything|something|what) (?:\\w+ ){0,4}(?:in|on) my (?:calendar|calender|schedule|diary)\\b',
        'am i (?:free|busy) (?:on|this|next|tomorrow|tonight)',
      ].join('|'),
    ),
    when: ({ standards }) => standards === 0,
    reply: plannedDates,
  },
  'planned-dates': {
    intent: 'how-many',
    words: spoken(
      [
        `(?:what|which) (?:dates? )?(?:do|have|did) i (?:have |got )?(?:already )?${PLANNED}`,
        `(?:do|have|did) (?:i|we) (?:have |got |already )*(?:any|a|some|the)? ?(?:next |other |more |new )?(?:dates?|plans|anything|something) (?:\\w+ )?(?:with HIM )?${PLANNED}`,
        'what (?:is|dates are) (?:\\w+ )?(?:coming up|planned|scheduled)',
        '(?:when|what (?:day|time)|where) (?:is|was|are) (?:\\w+ )?(?:my|our|the) (?:next|upcoming|planned|coming) (?:\\w+ )?(?:date|dates|evening|meeting|one)\\b',
        `(?:when|what (?:day|time)|where) (?:is|was) (?:my|our|the) (?:\\w+ )?${OCCASION} with HIM\\b`,
        'what time (?:am i|are we|do i|do we) (?:\\w+ )?(?:see|seeing|meet|meeting)\\b',
        'when (?:\\w+ )?(?:am i|are we) (?:\\w+ )?(?:seeing|meeting|going out with) (?:HIM|each other)\\b(?: (?:again|next|then))?',
        'when (?:do|will) (?:i|we) see (?:HIM|each other) next\\b',
        '(?:who|whom) (?:am i|are we) (?:seeing|meeting|going out with)\\b (?:\\w+ )?(?:next|this|on|tomorrow|tonight|today|weekend)',
        'where (?:am i|are we) (?:seeing|meeting)\\b',
      ].join('|'),
    ),
    when: ({ standards, named }) => standards === 0 && named <= 1,
    reply: plannedDates,
  },
} as const satisfies Record<string, Situation>;
