import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MEETING_WIDTH, MeetingDial } from '../meeting-dial';
import { AuthScreen } from './auth-screen';

const CLAIMS = [
  ['97%', 'match accuracy', 'head'],
  ['50K+', 'active users', 'heart'],
  ['85%', 'success rate', 'heart'],
  ['100%', 'verified', 'head'],
] as const;

const Tiles = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  [theme.breakpoints.up('sm')]: { gap: 16 },
}));

const Tile = styled('li', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'head' | 'heart' }>(
  ({ theme, tone }) => ({
    padding: '16px 20px',
    borderRadius: 20,
    background: theme.vars?.palette.soft[tone],
    '& > :first-of-type': { color: theme.vars?.palette[tone === 'head' ? 'primary' : 'secondary'].main },
  }),
);

function Claims() {
  return (
    <Box
      component="aside"
      aria-label="In figures"
      sx={{ width: '100%', maxWidth: { xs: 440, md: MEETING_WIDTH }, mx: 'auto' }}
    >
      <Tiles>
        {CLAIMS.map(([figure, claim, tone]) => (
          <Tile key={claim} tone={tone}>
            <Typography
              component="span"
              variant="h1"
              sx={{ display: 'block', fontSize: { xs: '1.625rem', sm: '1.625rem' } }}
            >
              {figure}
            </Typography>{' '}
            <Typography component="span">{claim}</Typography>
          </Tile>
        ))}
      </Tiles>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, textAlign: 'center' }}>
        Promotional figures.
      </Typography>
      <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 4 }}>
        <MeetingDial />
      </Box>
    </Box>
  );
}

export function AuthTestPage() {
  return <AuthScreen variant="alternate" aside={{ login: <Claims />, signup: <Claims /> }} />;
}
