import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** Modules of white around the code, which scanners need. */
const QUIET_ZONE = 4;

/** Dark on white in both color schemes: many scanners can't read the opposite. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 208,
        height: 208,
        // White on paper that is nearly white has no edge of its own.
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: '#fff',
      }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
