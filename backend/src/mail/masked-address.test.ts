import { maskedAddress } from './masked-address';

describe('a masked address', () => {
  it.each([
    ['ada@engine.example', 'a•••@e•••.example'],
    ['a@b.co.uk', 'a•••@b•••.uk'],
    ['admin@localhost', 'a•••@l•••'],
    ['𝒶da@engine.example', '𝒶•••@e•••.example'],
    ['"a@b"@engine.example', '"•••@e•••.example'],
    ['nothing', '•••@n•••'],
    ['', '•••@•••'],
  ])('of %j is %j', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });
});
