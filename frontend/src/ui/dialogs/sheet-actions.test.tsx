import Button from '@mui/material/Button';
import { screen } from '@testing-library/react';
import { usePhone } from '../../../test/on-phone';
import { renderUi } from '../../../test/render-ui';
import { SheetActions } from './sheet-actions';

describe("a dialog's buttons", () => {
  function names(): (string | null)[] {
    renderUi(
      <SheetActions note="All answered">
        <Button>Cancel</Button>
        {false}
        <Button variant="contained">Save</Button>
      </SheetActions>,
    );
    screen.getByText('All answered');
    return screen.getAllByRole('button').map(({ textContent }) => textContent);
  }

  it('end with the one that does what it is for', () => {
    expect(names()).toEqual(['Cancel', 'Save']);
  });

  it('begin with it on a phone, where it is at the top', () => {
    usePhone();
    expect(names()).toEqual(['Save', 'Cancel']);
  });
});
