const HIDDEN = '•••';

/** Enough of an address to recognize one you know, and not to write to: `a•••@e•••.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  const ending = dot > 0 ? domain.slice(dot) : '';
  return `${firstOf(address.slice(0, Math.max(0, at)))}${HIDDEN}@${firstOf(domain)}${HIDDEN}${ending}`;
}

const firstOf = (text: string): string => [...text][0] ?? '';
