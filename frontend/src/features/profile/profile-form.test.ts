import { aProfile } from '../../../test/fixtures';
import { formProblems } from '../../lib/forms/form-problems';
import { changesOf, PROFILE_CHECK, valuesOf } from './profile-form';
import { DIALOG_OPTIONS, PAGE_OPTIONS, UNSPECIFIED } from './profile-options';

describe('the request for a changed profile', () => {
  const stored = aProfile({ gender: 'female', location: null, timezone: null });

  it('is empty when nothing was changed', () => {
    expect(changesOf(valuesOf(stored, DIALOG_OPTIONS), {})).toEqual({});
  });

  it('leaves out an untouched choice that is shown as its equivalent', () => {
    const values = { ...valuesOf(stored, DIALOG_OPTIONS), firstName: ' Augusta ' };
    expect(values.gender).toBe('woman');
    expect(changesOf(values, { firstName: true })).toEqual({ firstName: 'Augusta' });
  });

  it('is null for a cleared value', () => {
    const values = { ...valuesOf(stored, PAGE_OPTIONS), gender: UNSPECIFIED, location: '  ' };
    expect(changesOf(values, { gender: true, location: true })).toEqual({ gender: null, location: null });
  });

  it('includes a switch that was turned off', () => {
    const values = { ...valuesOf(stored, PAGE_OPTIONS), aiEnabled: false };
    expect(changesOf(values, { aiEnabled: true })).toEqual({ aiEnabled: false });
  });
});

describe('the checks of a profile', () => {
  const values = valuesOf(aProfile(), DIALOG_OPTIONS);
  const messages = (changed: Partial<typeof values>) =>
    formProblems(PROFILE_CHECK, { ...values, ...changed }, { passwordMinLength: 6, now: new Date() }).map(
      ({ message }) => message,
    );

  it('reject a missing name and text that is too long', () => {
    expect(messages({ firstName: ' ', lastName: '' })).toEqual([
      'First name is required',
      'Last name is required',
    ]);
    expect(messages({ firstName: 'a'.repeat(101) })).toEqual(['First name cannot exceed 100 characters']);
    expect(messages({ location: 'x'.repeat(121) })).toEqual(['Location cannot exceed 120 characters']);
  });

  it('accept values within their limits', () => {
    expect(messages({ firstName: 'a'.repeat(100), location: '' })).toEqual([]);
  });
});
