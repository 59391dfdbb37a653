import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { fitWord } from '#contract/dating/insights/fit-words';
import { PATHS } from '../../../lib/paths';
import { mustHaveWords } from '../../../lib/rating-means';
import { FitDial } from '../../../ui/dials/fit-dial';
import { likelyWords } from '../../../ui/dials/fit-texts';
import { NavButton } from '../../../ui/layout/nav-button';

interface Props {
  label: string;
  candidate: Candidate;
  /** Everyone who can be chosen, this one included. */
  others: readonly Candidate[];
  criteria: readonly Criterion[];
  onChoose: (id: string) => void;
}

function notesOf(candidate: Candidate, criteria: readonly Criterion[]): string[] {
  const names = candidate.unseen.map((id) => criteria.find((one) => one.id === id)?.question ?? '');
  const mustHaves = mustHaveWords(candidate, criteria);
  return [
    ...(mustHaves === null ? [] : [mustHaves]),
    ...(names.length > 0 ? [`Not seen yet: ${names.join(', ')}`] : []),
  ];
}

/** One of two people: who it is can be changed in place. */
export function ComparedPerson({ label, candidate, others, criteria, onChoose }: Props) {
  const { id, name, archived, compatibility, compatibilityScore, dateCount } = candidate;
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{
        p: { xs: 2, sm: 3 },
        '@media (max-width: 359.95px)': { px: 1.5 },
        minWidth: 0,
        display: 'grid',
        justifyItems: { xs: 'center', md: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '112px minmax(0, 1fr) auto' },
        rowGap: 2.5,
        columnGap: 2.5,
        alignItems: { md: 'center' },
        alignContent: 'start',
      }}
    >
      <TextField
        select
        fullWidth
        label={label}
        value={id}
        onChange={(event) => onChoose(event.target.value)}
        slotProps={{ select: { native: true } }}
        sx={{ gridColumn: '1 / -1' }}
      >
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {one.archived ? `${one.name} (archived)` : one.name}
          </option>
        ))}
      </TextField>
      <Box sx={{ width: { xs: 104, md: 112 } }}>
        <FitDial
          size="medium"
          percent={compatibilityScore}
          likely={compatibility?.likely ?? null}
          heart={compatibility?.heart ?? null}
          gap={compatibility?.gap ?? null}
          dateCount={dateCount}
        />
      </Box>
      <Box
        sx={{
          minWidth: 0,
          textAlign: { xs: 'center', md: 'start' },
          textWrap: 'balance',
          overflowWrap: 'anywhere',
        }}
      >
        <Typography variant="h3">{name}</Typography>
        {compatibilityScore !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {compatibility?.provisional ? 'Provisional' : fitWord(compatibilityScore, compatibility?.likely)}
          </Typography>
        )}
        {archived && <Typography variant="body2">Archived</Typography>}
        {compatibility?.likely && (
          <Typography variant="body2" color="textSecondary">
            {likelyWords(compatibility.likely, dateCount)}
          </Typography>
        )}
        {notesOf(candidate, criteria).map((note) => (
          <Typography key={note} variant="body2" sx={{ mt: 0.5 }}>
            {note}
          </Typography>
        ))}
      </Box>
      <NavButton
        to={PATHS.match(id)}
        variant="outlined"
        size="small"
        className="no-print"
        sx={{ minHeight: 44, mt: { xs: 'auto', md: 0 } }}
      >
        Details
      </NavButton>
    </Card>
  );
}
