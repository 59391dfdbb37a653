import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** Says that a form shows what was typed before. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        pl: 2,
        py: 0.75,
        borderRadius: '12px',
        bgcolor: 'soft.head',
      }}
    >
      <Typography role="note">Your draft is still here.</Typography>
      <Button onClick={onStartOver} sx={{ flex: 'none' }}>
        Start over
      </Button>
    </Box>
  );
}
