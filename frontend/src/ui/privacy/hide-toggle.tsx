import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useDeviceSetting } from '../../lib/device/device-setting';
import { ignoreTaps } from '../../lib/ignore-taps';

/** In the header of every screen that can show people. */
export function HideToggle() {
  const [isHiding, setHiding] = useDeviceSetting('hide');
  const Icon = isHiding ? EyeOff : Eye;
  const toggle = () => {
    // The second half of a double tap would show everyone again.
    ignoreTaps();
    setHiding(!isHiding);
  };
  return (
    <IconButton
      aria-label="Hide people and percentages"
      aria-pressed={isHiding}
      onClick={toggle}
      // The drawing ends where the page does; a disc around it would stick out.
      sx={{
        width: 44,
        height: 44,
        flex: 'none',
        mr: -1.5,
        '&:hover': { bgcolor: 'transparent', color: 'primary.main' },
      }}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
