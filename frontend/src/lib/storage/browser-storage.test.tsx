import { act, renderHook } from '@testing-library/react';
import { rememberReturnPath, takeReturnPath } from './return-path';
import { clearStored, readStored, useStoredState, writeStored } from './browser-storage';

const isText = (value: unknown): value is string => typeof value === 'string';

describe('what is stored on the device', () => {
  it('is restored after a reload', () => {
    const first = renderHook(() => useStoredState(localStorage, 'draft', isText, ''));
    act(() => first.result.current[1]('half a sentence'));
    first.unmount();
    const second = renderHook(() => useStoredState(localStorage, 'draft', isText, ''));
    expect(second.result.current[0]).toBe('half a sentence');
  });

  it.each(['not json', '42', 'null'])(
    'falls back to the initial value when the stored one is unreadable (%s)',
    (text) => {
      localStorage.setItem('hh:draft', text);
      expect(renderHook(() => useStoredState(localStorage, 'draft', isText, 'fresh')).result.current[0]).toBe(
        'fresh',
      );
    },
  );

  it("is erased on sign-out, without touching other apps' data", () => {
    writeStored(localStorage, 'draft', 'private');
    writeStored(sessionStorage, 'survey', 'private');
    localStorage.setItem('other', 'kept');
    clearStored();
    expect(readStored(localStorage, 'draft', isText)).toBeNull();
    expect(readStored(sessionStorage, 'survey', isText)).toBeNull();
    expect(localStorage.getItem('other')).toBe('kept');
  });

  it("is optional: full storage doesn't break anything", () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect(() => writeStored(localStorage, 'draft', 'text')).not.toThrow();
    full.mockRestore();
  });
});

describe('the return path after sign-in', () => {
  it('is used once', () => {
    rememberReturnPath('/dashboard?tab=matches');
    expect(takeReturnPath()).toBe('/dashboard?tab=matches');
    expect(takeReturnPath()).toBeNull();
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', 'dashboard'])(
    "is ignored if it isn't a path in the app (%s)",
    (path) => {
      rememberReturnPath(path);
      expect(takeReturnPath()).toBeNull();
    },
  );
});
