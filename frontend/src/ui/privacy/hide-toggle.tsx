import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useDeviceSetting } from '../../lib/device/device-setting';

/** In the header of every screen that can show people. */
export function HideToggle() {
  const [isHiding, setHiding] = useDeviceSetting('hide');
  const Icon = isHiding ? EyeOff : Eye;
  return (
    <IconButton
      aria-label="Hide people and percentages"
      aria-pressed={isHiding}
      onClick={() => setHiding(!isHiding)}
      sx={{ width: 44, height: 44, flex: 'none', mr: -1.5 }}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
