import Typography from '@mui/material/Typography';
import { PageMain } from './page-main';

export function ScreenLoading() {
  return (
    <PageMain title="Loading" centred>
      <Typography
        component="h1"
        variant="subtitle1"
        color="textSecondary"
        sx={{ textAlign: 'center', fontWeight: 400 }}
      >
        Loading...
      </Typography>
    </PageMain>
  );
}
