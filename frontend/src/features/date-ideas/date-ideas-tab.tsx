import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MapPin, RefreshCw } from 'lucide-react';
import { useId, useRef, useState, type ComponentType } from 'react';
import type { Preference } from '#contract/dating/date-ideas';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { hasStatus } from '../../lib/api/api-error';
import { useOnline } from '../../lib/connection';
import { EmptyDrawing, EmptyState } from '../../ui/feedback/empty-state';
import { Hint } from '../../ui/feedback/hint';
import { NavButton } from '../../ui/layout/nav-button';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { useCurrentUser } from '../auth/auth.api';
import { useCriteria } from '../criteria/criteria.api';
import { IdeaCard } from './idea-card';
import { IdeaPersonField, useIdeaPerson } from './idea-person';
import { IdeaProgress } from './idea-progress';
import { Private } from '../../ui/privacy/private';
import { IdeaToolbar } from './idea-toolbar';
import type { ShownIdea } from './shown-idea';
import { useDateIdeas, useIdeaVote } from './use-date-ideas';
import { visibleIdeas } from './visible-ideas';

/** More of them are a long way to scroll past with a thumb. */
const SHOWN_ON_PHONE = 6;

interface IdeaSectionProps {
  title: string;
  ideas: readonly ShownIdea[];
  /** On a phone it begins with a few; what the user likes is all there. */
  canFold: boolean;
  /** Its first idea is the one to begin with. */
  hasLead?: boolean;
  location: string | null;
  goodForOf: (idea: ShownIdea) => readonly string[];
  preferenceOf: (id: string) => Preference | null;
  onVote: (idea: ShownIdea, clicked: Preference, current: Preference | null) => Promise<void>;
  onPlan: ((idea: ShownIdea) => void) | null;
  /** There is no one to plan a date with. */
  hasNoOne: boolean;
}

function IdeaSection({ title, ideas, hasLead = false, preferenceOf, onVote, ...rest }: IdeaSectionProps) {
  const { location, goodForOf, onPlan, hasNoOne, canFold } = rest;
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const [isWhole, setWhole] = useState(false);
  const isFolded = isPhone && canFold && !isWhole && ideas.length > SHOWN_ON_PHONE + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  if (ideas.length === 0) return null;
  const showAll = () => {
    flushSync(() => setWhole(true));
    // The button is gone, and the keyboard focus would go with it.
    list.current?.children[SHOWN_ON_PHONE]?.querySelector('button')?.focus({ preventScroll: true });
  };
  const vote = (idea: ShownIdea, clicked: Preference) => {
    // Disliking a card removes it, and the keyboard focus with it.
    if (clicked === 'disliked') heading.current?.focus({ preventScroll: true });
    void onVote(idea, clicked, preferenceOf(idea.id));
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography variant="h2" id={titleId} ref={heading} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
        {title}
      </Typography>
      <Box
        component="ul"
        ref={list}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          // The last row's cards grow, so that it's never left half empty.
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          '& > li': { flex: '1 1 min(300px, 100%)', minWidth: 0 },
        }}
      >
        {(isFolded ? ideas.slice(0, SHOWN_ON_PHONE) : ideas).map((idea, index) => (
          <Box component="li" key={idea.id} {...(hasLead && index === 0 && { style: { flexBasis: '100%' } })}>
            <IdeaCard
              idea={idea}
              isLead={hasLead && index === 0}
              needsMatch={hasNoOne}
              goodFor={goodForOf(idea)}
              location={location}
              preference={preferenceOf(idea.id)}
              onVote={(clicked) => vote(idea, clicked)}
              {...(onPlan && { onPlan: () => onPlan(idea) })}
            />
          </Box>
        ))}
      </Box>
      {isFolded && (
        <Button variant="outlined" fullWidth onClick={showAll} sx={{ mt: 2 }}>
          Show all {ideas.length}
          <VisuallyHidden> of “{title}”</VisuallyHidden>
        </Button>
      )}
    </Box>
  );
}

/** Says first what it means for the user, and last and quietly what the site's operator can do. */
function SetupRequiredPanel({ isEmpty, onRefresh }: { isEmpty: boolean; onRefresh: () => void }) {
  return (
    <Card component="section" aria-labelledby="setup-required" sx={{ mt: 3, p: { xs: 2.5, sm: 4 } }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
          alignItems: 'center',
          // On a phone, words and button leave no room for it above the toast.
          '& > svg': { display: { xs: 'none', sm: 'block' } },
        }}
      >
        <EmptyDrawing motif="apart" />
        <div>
          <Typography variant="h2" sx={{ textWrap: 'balance' }}>
            {isEmpty ? "Date ideas couldn't be loaded" : "Some date ideas couldn't be loaded"}
          </Typography>
          <Typography sx={{ mt: 0.5, mb: 2 }}>
            It's not you: the service that finds them didn't answer.
          </Typography>
          {isEmpty ? (
            <Button variant="contained" onClick={onRefresh} startIcon={<RefreshCw size={16} aria-hidden />}>
              Refresh
            </Button>
          ) : (
            <Button variant="outlined" onClick={onRefresh}>
              Try again
            </Button>
          )}
        </div>
      </Box>
      <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
        <Typography variant="body2" component="h3" id="setup-required" sx={{ fontWeight: 600 }}>
          Setup required
        </Typography>
        <Typography variant="body2">
          If it stays like this, the person who runs this site can fix it:
        </Typography>
        <Box component="ol" sx={{ my: 0.5, pl: 2.5, typography: 'body2' }}>
          <li>Enable a geocoding service, which finds your town on the map.</li>
          <li>Enable a places service, which knows what's nearby.</li>
          <li>Refresh this page.</li>
        </Box>
      </Box>
    </Card>
  );
}

/** Why ideas are missing: no connection, or something that the site's operator has to set up. */
function WhyMissing(props: { error: unknown; isEmpty: boolean; onRefresh: () => void }) {
  const { error, isEmpty, onRefresh } = props;
  const isOnline = useOnline();
  if (isOnline || !hasStatus(error, 0)) return <SetupRequiredPanel isEmpty={isEmpty} onRefresh={onRefresh} />;
  return (
    <EmptyState
      motif="apart"
      title="You're offline"
      description="Date ideas need a connection. They'll be here when you're back online."
      headingLevel="h2"
      action={
        <Button variant="outlined" onClick={onRefresh}>
          Try again
        </Button>
      }
    />
  );
}

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
