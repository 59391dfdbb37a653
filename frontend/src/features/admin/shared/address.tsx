import { Fragment } from 'react';

/** After the `@` and after the dots before it. */
function piecesOf(address: string): string[] {
  const at = address.lastIndexOf('@') + 1;
  return [...(address.slice(0, at).match(/[^.@]*[.@]/g) ?? []), address.slice(at)];
}

/** An email address that breaks between its parts where a line is too short for it. */
export function Address({ of }: { of: string }) {
  return piecesOf(of).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
