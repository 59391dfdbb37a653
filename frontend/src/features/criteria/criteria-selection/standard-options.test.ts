import type { Criterion } from '#contract/dating/criteria';
import { isSelected, selectionRequest, standardOptions, starsOf } from './standard-options';

const gradingCriteria = { maxScore: 10, minScore: 1, highExample: 'high', lowExample: 'low' };
const kindness: Criterion = {
  id: 'own-1',
  builtInId: null,
  question: 'Kindness',
  description: 'To strangers too',
  weight: 5,
  gradingCriteria,
  selected: true,
  mustHave: null,
};
const communication: Criterion = {
  ...kindness,
  id: 'own-4',
  builtInId: '4',
  question: 'Communication Quality',
  weight: 2,
};

describe('the cards of the standards screen', () => {
  it('are the five built-in standards with three stars, none selected, for a new user', () => {
    const options = standardOptions([]);
    expect(options.map(({ id, weight, isSaved }) => [id, weight, isSaved])).toEqual(
      ['1', '2', '3', '4', '5'].map((id) => [id, 3, false]),
    );
  });

  it("keep the built-in order, with the user's own version and id, and custom ones last", () => {
    const options = standardOptions([kindness, communication]);
    expect(options.map(({ id }) => id)).toEqual(['1', '2', '3', 'own-4', '5', 'own-1']);
    expect(options.filter(({ isSaved }) => isSaved).map(({ question }) => question)).toEqual([
      'Communication Quality',
      'Kindness',
    ]);
  });

  it("show the user's changes over what was saved", () => {
    const [option] = standardOptions([{ ...kindness, builtInId: '1' }]);
    if (!option) throw new Error('There is no first card.');
    const choices = { [option.id]: { isSelected: false, stars: 1 } };
    expect([isSelected(option, {}), starsOf(option, {})]).toEqual([true, 5]);
    expect([isSelected(option, choices), starsOf(option, choices)]).toEqual([false, 1]);
  });

  it('are sent in full, with the chosen stars as weight', () => {
    const options = standardOptions([kindness]);
    const request = selectionRequest(options, { '2': { isSelected: true, stars: 4 } });
    expect(request.selectedCriteriaIds).toEqual(['2', 'own-1']);
    expect(request.criteria[1]).toEqual({
      id: 'own-1',
      question: 'Kindness',
      description: 'To strangers too',
      weight: 5,
      mustHave: null,
      gradingCriteria,
    });
    expect(request.criteria[0]).toMatchObject({ id: '2', question: 'Emotional Connection', weight: 4 });
  });
});
