import Button from '@mui/material/Button';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePhone } from '../../../test/on-phone';
import { renderUi } from '../../../test/render-ui';
import { SheetActions } from './sheet-actions';

describe("a dialog's buttons", () => {
  function names(first: ReactNode = false): (string | null)[] {
    renderUi(
      <SheetActions>
        {first}
        <Button>Cancel</Button>
        <Button variant="contained">Save</Button>
      </SheetActions>,
    );
    return screen.getAllByRole('button').map(({ textContent }) => textContent);
  }

  it('end with the one that does what it is for', () => {
    expect(names()).toEqual(['Cancel', 'Save']);
  });

  it('are in the same order on a phone while they fit in a row', () => {
    usePhone();
    expect(names()).toEqual(['Cancel', 'Save']);
  });

  it('begin with it on a phone that has no room for a row, where it is at the top', () => {
    usePhone();
    expect(names(<Button>Remove</Button>)).toEqual(['Save', 'Cancel', 'Remove']);
  });
});
