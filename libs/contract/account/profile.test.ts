import {
  equivalentOption,
  equivalentsOf,
  GENDERS,
  optionLabel,
  PAGE_DATING_GOALS,
  PAGE_GENDERS,
  PAGE_INTERESTED_IN_GENDERS,
  PAGE_PREFERRED_DATE_TYPES,
  PROFILE_VALUES,
} from './profile';

const everyValue = Object.values(PROFILE_VALUES).flat();

describe('an option of the profile', () => {
  it.each(everyValue)('has a label of its own: %s', (value) => {
    expect(optionLabel(value)).toMatch(/^[A-Z0-9]/);
    expect(optionLabel(value)).not.toBe(value);
  });

  it('that no one knows is shown as it is stored', () => {
    expect(optionLabel('something-new')).toBe('something-new');
  });
});

describe('the two sets of options', () => {
  it.each([
    ['woman', PAGE_GENDERS, 'female'],
    ['female', GENDERS, 'woman'],
    ['long-term-relationship', PAGE_DATING_GOALS, 'long-term'],
    ['active-outdoor', PAGE_PREFERRED_DATE_TYPES, 'active-adventurous'],
    ['men-and-women', PAGE_INTERESTED_IN_GENDERS, 'everyone'],
  ] as const)('show %s as their own option', (value, options, own) => {
    expect(equivalentOption(value, options)).toBe(own);
  });

  it('keep a value that both have', () => {
    expect(equivalentOption('non-binary', PAGE_GENDERS)).toBe('non-binary');
  });

  it('leave a value alone that only the other set has', () => {
    expect(equivalentOption('knowing-standards', PAGE_GENDERS)).toBe('knowing-standards');
  });

  it('agree on what means the same, whichever of the two is asked about', () => {
    const values = everyValue.filter((value) => equivalentsOf(value).length > 1);
    expect(values.length).toBeGreaterThan(10);
    for (const value of values)
      for (const same of equivalentsOf(value)) expect(equivalentsOf(same)).toEqual(equivalentsOf(value));
  });

  it('have no value twice', () => {
    for (const values of Object.values(PROFILE_VALUES)) expect(new Set(values).size).toBe(values.length);
  });
});
