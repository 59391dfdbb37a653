import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** One sentence under the title. */
  about?: ReactNode;
  /** Shown to the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a tab, named by its heading. */
export function SectionCard({ title, about, action, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          gap: 1.5,
          mb: 2,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" id={id}>
            {title}
          </Typography>
          {about && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '62ch' }}>
              {about}
            </Typography>
          )}
        </Box>
        {action && <Box sx={{ flex: { md: 'none' }, mt: { md: -1 } }}>{action}</Box>}
      </Box>
      {children}
    </Card>
  );
}
