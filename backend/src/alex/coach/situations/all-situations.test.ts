import { BETWEEN_DATES } from './advice/between-dates';
import { BIG_QUESTIONS } from './advice/big-questions';
import { CHOOSING } from './advice/choosing';
import { EVERYDAY } from './advice/everyday';
import { FIRST_DATES } from './advice/first-dates';
import { LET_DOWNS } from './advice/let-downs';
import { ONESELF } from './advice/oneself';
import { ASIDES } from './records/asides';
import { COMPARED } from './records/compared';
import { LAST_RATINGS } from './ratings/last-ratings';
import { NOT_ON_RECORD } from './records/not-on-record';
import { NOTES_ASKED } from './records/notes-asked';
import { ONE_PERSON } from './records/one-person';
import { PLANNED_DATES } from './records/planned-dates';
import { PRODUCT_QUESTIONS } from './records/product-questions';
import { RATED_BEFORE } from './ratings/rated-before';
import { RATING_QUESTIONS } from './ratings/rating-questions';
import { SEVERAL_PEOPLE } from './records/several-people';
import { SINGLE_DATES } from './records/single-dates';
import { WHAT_IF_RATED } from './ratings/what-if-rated';
import { TALK, TOLD } from './talk';

const GROUPS = [
  BETWEEN_DATES,
  BIG_QUESTIONS,
  CHOOSING,
  EVERYDAY,
  FIRST_DATES,
  LET_DOWNS,
  ONESELF,
  ASIDES,
  COMPARED,
  LAST_RATINGS,
  NOT_ON_RECORD,
  NOTES_ASKED,
  ONE_PERSON,
  PLANNED_DATES,
  PRODUCT_QUESTIONS,
  RATED_BEFORE,
  RATING_QUESTIONS,
  SEVERAL_PEOPLE,
  SINGLE_DATES,
  WHAT_IF_RATED,
  TALK,
  TOLD,
];
/** Heard in the middle of a conversation, too, by other words. */
const HEARD_TWICE = ['greeting-card', 'other-stars', 'too-picky'];

it('situations have names of their own: of two with one name, only one would be answered', () => {
  const names = GROUPS.flatMap((group) => Object.keys(group));
  expect(names.filter((name, index) => names.indexOf(name) !== index).sort()).toEqual(HEARD_TWICE);
});
