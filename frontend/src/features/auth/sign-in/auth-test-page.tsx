import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AuthScreen } from './auth-screen';

const CLAIMS = [
  ['97%', 'match accuracy'],
  ['50K+', 'active users'],
  ['85%', 'success rate'],
  ['100%', 'verified'],
] as const;

function Claims() {
  return (
    <Box
      component="aside"
      aria-label="In figures"
      sx={{ p: { xs: 3, sm: 5 }, borderRadius: '28px', bgcolor: 'soft.head' }}
    >
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}
      >
        {CLAIMS.map(([figure, claim]) => (
          <li key={claim}>
            <Typography component="span" variant="h1" sx={{ display: 'block', fontSize: { sm: '2.875rem' } }}>
              {figure}
            </Typography>{' '}
            <Typography component="span">{claim}</Typography>
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        Promotional figures.
      </Typography>
    </Box>
  );
}

export function AuthTestPage() {
  return <AuthScreen variant="alternate" aside={<Claims />} />;
}
