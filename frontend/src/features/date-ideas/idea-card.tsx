import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CalendarDays, Clock, MapPin, Star } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Preference } from '#contract/date-ideas';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { IdeaActions } from './idea-actions';
import { IdeaArt } from './idea-art';
import { safeAddress } from './idea-link';
import { factsOf, ratingText, whenText } from './idea-words';
import type { ShownIdea } from './shown-idea';

interface Props {
  idea: ShownIdea;
  location: string | null;
  preference: Preference | null;
  onVote: (preference: Preference) => void;
}

const Art = styled(IdeaArt)(({ theme }) => ({
  gridArea: 'art',
  borderRadius: 16,
  aspectRatio: '1',
  [theme.breakpoints.up('sm')]: { aspectRatio: 'auto', height: 112, borderRadius: 0 },
}));

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1, fontSize: '0.9375rem', '& svg': { flex: 'none', mt: '3px' } }}>
      {icon}
      <span>{children}</span>
    </Box>
  );
}

function Facts({ idea }: { idea: ShownIdea }) {
  const { address, date, openingHours, attribution } = idea;
  const when = whenText(date);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.25 }}>
        {factsOf(idea).join(' · ')}
      </Typography>
      {when && <Line icon={<CalendarDays size={16} aria-hidden />}>{when}</Line>}
      {address && <Line icon={<MapPin size={16} aria-hidden />}>{address}</Line>}
      {openingHours && openingHours.length > 0 && (
        <Box
          component="details"
          sx={{ '& summary': { cursor: 'pointer', minHeight: 32, alignContent: 'center' } }}
        >
          <summary>
            <Line icon={<Clock size={16} aria-hidden />}>Opening hours</Line>
          </summary>
          <Box component="ul" sx={{ m: 0, pl: 3, listStyle: 'none', fontSize: '0.8125rem' }}>
            {openingHours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {idea.source}
        {attribution && ', '}
        {attribution && (
          <Link href={safeAddress(attribution.url)} target="_blank" rel="noopener noreferrer" color="inherit">
            {attribution.text}
          </Link>
        )}
      </Typography>
    </>
  );
}

function Heading({ idea, id }: { idea: ShownIdea; id: string }) {
  const rating = ratingText(idea.rating);
  return (
    <Box sx={{ gridArea: 'head', minWidth: 0, px: { sm: 2.5 }, pt: { sm: 2 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '0.8125rem' }}>
        <Typography
          variant="body2"
          component="span"
          color={idea.isEvent ? 'secondary' : 'primary'}
          sx={{ fontWeight: 620 }}
        >
          {[idea.isEvent ? 'Event' : null, idea.eventType].filter(Boolean).join(' · ')}
        </Typography>
        {rating && (
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 620 }}
          >
            <Star size={14} aria-hidden fill="currentColor" />
            <VisuallyHidden>Rated </VisuallyHidden>
            {rating}
          </Box>
        )}
      </Box>
      <Typography variant="h3" id={id} sx={{ mt: 0.25 }}>
        {idea.name}
      </Typography>
    </Box>
  );
}

export function IdeaCard(props: Props) {
  const { idea } = props;
  const nameId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{
        height: '100%',
        display: 'grid',
        gap: { xs: 1.5, sm: 0 },
        p: { xs: 2, sm: 0 },
        gridTemplate: {
          xs: '"art head" auto "body body" 1fr / 72px minmax(0, 1fr)',
          sm: '"art" auto "head" auto "body" 1fr / minmax(0, 1fr)',
        },
      }}
    >
      <Art eventType={idea.eventType} />
      <Heading idea={idea} id={nameId} />
      <Box
        sx={{ gridArea: 'body', display: 'flex', flexDirection: 'column', px: { sm: 2.5 }, pb: { sm: 2 } }}
      >
        {idea.description && <Typography sx={{ mt: { sm: 1 } }}>{idea.description}</Typography>}
        <Facts idea={idea} />
        <IdeaActions {...props} />
      </Box>
    </Card>
  );
}
