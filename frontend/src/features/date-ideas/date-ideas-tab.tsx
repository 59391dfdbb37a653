import Box from '@mui/material/Box';
import { MapPin } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Hint } from '../../ui/feedback/hint';
import { NavButton } from '../../ui/layout/nav-button';
import { useCurrentUser } from '../auth/auth.api';
import { useCriteria } from '../criteria/criteria.api';
import { IdeaPersonField, useIdeaPerson } from './idea-person';
import { IdeaProgress } from './idea-progress';
import { Private } from '../../ui/privacy/private';
import { IdeaSection } from './idea-section';
import { IdeaToolbar } from './idea-toolbar';
import { WhyMissing } from './ideas-missing';
import type { ShownIdea } from './shown-idea';
import { useDateIdeas, useIdeaVote } from './use-date-ideas';
import { visibleIdeas } from './visible-ideas';

function TownNotice() {
  return (
    <Box sx={{ mb: 2 }}>
      <Hint
        Icon={MapPin}
        action={
          <NavButton to={PATHS.profileSettings} variant="outlined">
            Set your city
          </NavButton>
        }
      >
        These ideas work anywhere. Add your city for ideas and links near you.
      </Hint>
    </Box>
  );
}

function NothingFound({ likedOnly, isFiltered }: { likedOnly: boolean; isFiltered: boolean }) {
  const why = isFiltered
    ? 'No ideas match these filters. Remove one to see more.'
    : likedOnly
      ? 'Ideas you like will appear here.'
      : 'No date ideas found in your area.';
  return <EmptyState motif="path" title="No results found" description={why} headingLevel="h2" />;
}

interface Props {
  /** Planning is a separate feature; the app passes in its dialog. */
  PlanDate: ComponentType<{ candidateId?: string; ideaTitle?: string; onClose: () => void }>;
}

export function DateIdeasTab({ PlanDate }: Props) {
  const { data: user } = useCurrentUser();
  const [search] = useSearchParams();
  const { isKnown, hasNoOne, ...person } = useIdeaPerson();
  const { data: criteria = [] } = useCriteria();
  const { venues, events, preferences, error, isLoading, refresh } = useDateIdeas(
    person.match?.id ?? null,
    isKnown,
    search.get('idea'),
  );
  const vote = useIdeaVote();
  const [likedOnly, setLikedOnly] = useState(false);
  const [showsHidden, setShowsHidden] = useState(false);
  const [filters, setFilters] = useState<readonly string[]>([]);
  const [planned, setPlanned] = useState<ShownIdea | null>(null);
  const shown = visibleIdeas({ venues, events, preferences, likedOnly, filters });
  const location = user?.location ?? null;
  const isEmpty = shown.venues.length + shown.events.length === 0;
  const hasNone = venues.length + events.length === 0;
  const hasFailed = hasNone && error !== null && !isLoading;
  const goodForOf = ({ goodFor }: ShownIdea) =>
    criteria.filter(({ id }) => goodFor.includes(id)).map(({ question }) => question);
  const onPlan = person.choices.length > 0 ? setPlanned : null;
  const common = {
    location,
    goodForOf,
    preferenceOf: shown.preferenceOf,
    onVote: vote,
    onPlan,
    hasNoOne,
    canFold: !likedOnly,
  };

  return (
    <>
      {user && location === null && <TownNotice />}
      <IdeaToolbar
        person={
          <Private>
            <IdeaPersonField {...person} />
          </Private>
        }
        likedOnly={likedOnly}
        onLikedOnly={setLikedOnly}
        filters={filters}
        onFilters={setFilters}
        hasIdeas={!hasFailed}
        hiddenCount={shown.hidden.length}
        showsHidden={showsHidden}
        onShowHidden={setShowsHidden}
        isLoading={isLoading}
        // The panel that says why there are none has the button then.
        onRefresh={hasFailed ? null : () => void refresh()}
      />
      {isLoading ? (
        <IdeaProgress />
      ) : (
        <>
          {error !== null && <WhyMissing error={error} isEmpty={hasNone} onRefresh={() => void refresh()} />}
          {showsHidden && <IdeaSection title="Hidden ideas" ideas={shown.hidden} {...common} />}
          <IdeaSection
            title="Places and plans"
            ideas={shown.venues}
            // An idea that the user came for leads anyway, and liked ones are in no order.
            hasLead={!likedOnly && !search.has('idea')}
            {...common}
          />
          <IdeaSection title="Events" ideas={shown.events} {...common} />
          {isEmpty && error === null && (
            <NothingFound likedOnly={likedOnly} isFiltered={filters.length > 0} />
          )}
        </>
      )}
      {planned && (
        <PlanDate
          {...(person.match && { candidateId: person.match.id })}
          ideaTitle={planned.name}
          onClose={() => setPlanned(null)}
        />
      )}
    </>
  );
}
