import {
  DIALOG_OPTIONS,
  offeredOptions,
  PAGE_OPTIONS,
  shownLabel,
  shownOption,
  UNSPECIFIED,
} from './profile-options';

describe('a stored choice from the other set', () => {
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

  it('is offered as is when there is no equivalent', () => {
    const shown = shownOption('outdoor-nature', DIALOG_OPTIONS.preferredDateType);
    expect(offeredOptions(shown, DIALOG_OPTIONS.preferredDateType)).toEqual([
      ...DIALOG_OPTIONS.preferredDateType,
      'outdoor-nature',
    ]);
    expect(shownLabel(shown)).toBe('Outdoor and nature');
  });

  it('is never lost, because the other form accepts every value of either set', () => {
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

describe('an empty choice', () => {
  it("has its own value and label, and isn't added twice", () => {
    const shown = shownOption(null, DIALOG_OPTIONS.gender);
    expect(shown).toBe(UNSPECIFIED);
    expect(shown).not.toBe('');
    expect(shownLabel(shown)).toBe('Not specified');
    expect(offeredOptions(shown, DIALOG_OPTIONS.gender)).toEqual(DIALOG_OPTIONS.gender);
  });
});
