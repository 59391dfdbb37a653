import type { Criterion } from '#contract/dating/criteria';
import { inOrder, isSelected, selectionRequest, standardOptions, starsOf, swapped } from './standard-options';

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
  createdAt: '2026-01-01T00:00:00.000Z',
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

  it("begin with the selected ones in the user's order, and unselected custom ones are last", () => {
    const aside = { ...kindness, id: 'own-2', question: 'Loves dogs', selected: false };
    const options = standardOptions([kindness, communication, aside]);
    expect(options.map(({ id }) => id)).toEqual(['own-1', 'own-4', '1', '2', '3', '5', 'own-2']);
    expect(options.filter(({ isSaved }) => isSaved).map(({ id }) => id)).toEqual(['own-1', 'own-4']);
  });

  it('can change places, and new ones come last', () => {
    const options = standardOptions([kindness, communication]);
    const order = swapped(options, 'own-1', 'own-4');
    expect(inOrder(options, order).map(({ id }) => id)).toEqual(['own-4', 'own-1', '1', '2', '3', '5']);
    const later = standardOptions([kindness, communication, { ...kindness, id: 'own-9', selected: false }]);
    expect(inOrder(later, order).at(-1)?.id).toBe('own-9');
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
    expect(request.selectedCriteriaIds).toEqual(['own-1', '2']);
    expect(request.criteria[0]).toEqual({
      id: 'own-1',
      question: 'Kindness',
      description: 'To strangers too',
      weight: 5,
      mustHave: null,
      gradingCriteria,
    });
    expect(request.criteria[1]).toMatchObject({ id: '2', question: 'Emotional Connection', weight: 4 });
  });
});
