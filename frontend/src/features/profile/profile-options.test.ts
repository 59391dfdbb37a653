import {
  DIALOG_OPTIONS,
  offeredOptions,
  PAGE_OPTIONS,
  shownLabel,
  shownOption,
  UNSPECIFIED,
} from './profile-options';

describe('a stored choice of the other set', () => {
  it.each([
    ['female', 'woman'],
    ['male', 'man'],
  ])('%s is shown in the dialog as %s', (stored, shown) =>
    expect(shownOption(stored, DIALOG_OPTIONS.gender)).toBe(shown),
  );

  it.each([
    ['long-term-relationship', 'long-term'],
    ['marriage-focused', 'marriage'],
  ])('%s is shown on the page as %s', (stored, shown) =>
    expect(shownOption(stored, PAGE_OPTIONS.datingGoal)).toBe(shown),
  );

  it('is offered as it is when nothing says the same', () => {
    const shown = shownOption('outdoor-nature', DIALOG_OPTIONS.preferredDateType);
    expect(offeredOptions(shown, DIALOG_OPTIONS.preferredDateType)).toEqual([
      ...DIALOG_OPTIONS.preferredDateType,
      'outdoor-nature',
    ]);
    expect(shownLabel(shown)).toBe('Outdoor and nature');
  });

  it('is never lost: every value of one set is offered by the other form', () => {
    const sets = [DIALOG_OPTIONS, PAGE_OPTIONS] as const;
    for (const field of ['gender', 'datingGoal', 'preferredDateType', 'datingDuration'] as const) {
      for (const [own, other] of [sets, [...sets].reverse()] as const) {
        for (const stored of other?.[field] ?? []) {
          const shown = shownOption(stored, own?.[field] ?? []);
          expect(offeredOptions(shown, own?.[field] ?? [])).toContain(shown);
        }
      }
    }
  });
});

describe('no choice yet', () => {
  it('is an item with a value and words of its own, and adds none to the list', () => {
    const shown = shownOption(null, DIALOG_OPTIONS.gender);
    expect(shown).toBe(UNSPECIFIED);
    expect(shown).not.toBe('');
    expect(shownLabel(shown)).toBe('Not specified');
    expect(offeredOptions(shown, DIALOG_OPTIONS.gender)).toEqual(DIALOG_OPTIONS.gender);
  });
});
