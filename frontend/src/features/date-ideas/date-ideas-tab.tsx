import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { NavButton } from '../../ui/layout/nav-button';
import { useCurrentUser } from '../auth/auth.api';
import { IdeaProgress } from './idea-progress';
import { IdeaSection } from './idea-section';
import { IdeaToolbar } from './idea-toolbar';
import { SetupRequiredPanel } from './setup-required-panel';
import { useDateIdeas } from './use-date-ideas';
import { useIdeaVote } from './use-idea-vote';
import { visibleIdeas } from './visible-ideas';

function TownNotice() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        mb: 2,
        borderRadius: '16px',
        bgcolor: (theme) => theme.vars?.palette.soft.head,
      }}
    >
      <MapPin size={20} aria-hidden />
      <Typography sx={{ flex: '1 1 16rem' }}>
        These ideas work anywhere. Tell us your city and they, and their links, come closer to home.
      </Typography>
      <NavButton to={PATHS.profileSettings} variant="outlined">
        Set your city
      </NavButton>
    </Box>
  );
}

function NothingFound({ likedOnly, isFiltered }: { likedOnly: boolean; isFiltered: boolean }) {
  const why = isFiltered
    ? 'No date ideas pass your filters. Take one off to see more.'
    : likedOnly
      ? 'The ideas you like will stand here.'
      : 'No date ideas found in your area.';
  return <EmptyState motif="path" title="No results found" description={why} headingLevel="h2" />;
}

export function DateIdeasTab() {
  const { data: user } = useCurrentUser();
  const { venues, events, preferences, error, isLoading, refresh } = useDateIdeas();
  const vote = useIdeaVote();
  const [likedOnly, setLikedOnly] = useState(false);
  const [showsHidden, setShowsHidden] = useState(false);
  const [filters, setFilters] = useState<readonly string[]>([]);
  const shown = visibleIdeas({ venues, events, preferences, likedOnly, filters });
  const location = user?.location ?? null;
  const isEmpty = shown.venues.length + shown.events.length === 0;
  const common = { location, preferenceOf: shown.preferenceOf, onVote: vote };

  return (
    <>
      {user && location === null && <TownNotice />}
      <IdeaToolbar
        likedOnly={likedOnly}
        onLikedOnly={setLikedOnly}
        filters={filters}
        onFilters={setFilters}
        hiddenCount={shown.hidden.length}
        showsHidden={showsHidden}
        onShowHidden={setShowsHidden}
        isLoading={isLoading}
        onRefresh={() => void refresh()}
      />
      {isLoading ? (
        <IdeaProgress />
      ) : (
        <>
          {error !== null && <SetupRequiredPanel onRefresh={() => void refresh()} />}
          {showsHidden && <IdeaSection title="Hidden ideas" ideas={shown.hidden} {...common} />}
          <IdeaSection title="Places and plans" ideas={shown.venues} {...common} />
          <IdeaSection title="Events" ideas={shown.events} {...common} />
          {isEmpty && error === null && (
            <NothingFound likedOnly={likedOnly} isFiltered={filters.length > 0} />
          )}
        </>
      )}
    </>
  );
}
