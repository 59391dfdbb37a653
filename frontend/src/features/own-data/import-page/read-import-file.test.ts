import { RECORD_SECTIONS } from '#contract/account/imports';
import { decodeText, withoutForeignParts } from './read-import-file';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

describe('a file', () => {
  it('is read as UTF-8, UTF-16 or Windows-1252', () => {
    expect(decodeText(new TextEncoder().encode('Zoë').buffer)).toBe('Zoë');
    expect(decodeText(bytes(0x5a, 0x6f, 0xeb))).toBe('Zoë');
    expect(decodeText(bytes(0xff, 0xfe, 0x5a, 0, 0xeb, 0)).replace('\uFEFF', '')).toBe('Zë');
    expect(decodeText(bytes(0xfe, 0xff, 0, 0x5a, 0, 0xeb)).replace('\uFEFF', '')).toBe('Zë');
  });

  it('of a downloaded account is sent with every part that is restored', () => {
    const file = {
      product: 'Heart & Head',
      ...Object.fromEntries(RECORD_SECTIONS.map((section) => [section, [section]])),
      facts: ['a fact'],
      plannedDates: { plans: ['a plan'] },
    };
    expect(JSON.parse(withoutForeignParts(JSON.stringify(file)))).toEqual(file);
  });

  it('of a downloaded account is sent without its devices and emails', () => {
    const file = {
      product: 'Heart & Head',
      exportedAt: 'now',
      matches: [],
      devices: ['phone'],
      mails: ['x'],
    };
    expect(JSON.parse(withoutForeignParts(JSON.stringify(file)))).toEqual({
      product: 'Heart & Head',
      exportedAt: 'now',
      matches: [],
    });
    expect(withoutForeignParts('Name,Age\nRobin,31')).toBe('Name,Age\nRobin,31');
  });
});
