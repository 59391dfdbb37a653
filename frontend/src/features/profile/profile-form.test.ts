import { aProfile } from '../../../test/fixtures';
import { formProblems } from '../../lib/forms/form-problems';
import { changesOf, PROFILE_CHECK, valuesOf } from './profile-form';
import { DIALOG_OPTIONS, PAGE_OPTIONS, UNSPECIFIED } from './profile-options';

describe('what is sent of a profile', () => {
  const stored = aProfile({ gender: 'female', location: null, timezone: null });

  it('is nothing when nothing was changed', () => {
    expect(changesOf(valuesOf(stored, DIALOG_OPTIONS), {})).toEqual({});
  });

  it('is never the equivalent that is shown for an untouched choice', () => {
    const values = { ...valuesOf(stored, DIALOG_OPTIONS), firstName: ' Augusta ' };
    expect(values.gender).toBe('woman');
    expect(changesOf(values, { firstName: true })).toEqual({ firstName: 'Augusta' });
  });

  it('is null for what was taken back', () => {
    const values = { ...valuesOf(stored, PAGE_OPTIONS), gender: UNSPECIFIED, location: '  ' };
    expect(changesOf(values, { gender: true, location: true })).toEqual({ gender: null, location: null });
  });

  it('is a switch that was switched off', () => {
    const values = { ...valuesOf(stored, PAGE_OPTIONS), aiEnabled: false };
    expect(changesOf(values, { aiEnabled: true })).toEqual({ aiEnabled: false });
  });
});

describe('a profile that cannot be saved', () => {
  const values = valuesOf(aProfile(), DIALOG_OPTIONS);
  const messages = (changed: Partial<typeof values>) =>
    formProblems(PROFILE_CHECK, { ...values, ...changed }, { passwordMinLength: 6, now: new Date() }).map(
      ({ message }) => message,
    );

  it('lacks a name, or says too much', () => {
    expect(messages({ firstName: ' ', lastName: '' })).toEqual([
      'First name is required',
      'Last name is required',
    ]);
    expect(messages({ firstName: 'a'.repeat(101) })).toEqual(['First name cannot exceed 100 characters']);
    expect(messages({ location: 'x'.repeat(121) })).toEqual(['Location cannot exceed 120 characters']);
  });

  it('is not one with everything in its bounds', () => {
    expect(messages({ firstName: 'a'.repeat(100), location: '' })).toEqual([]);
  });
});
