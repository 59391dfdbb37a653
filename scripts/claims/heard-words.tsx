import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { Decision } from '#contract/dating/insights/decision';
import { API } from '#contract/paths';
import { answerBuiltIn, greetBuiltIn } from '../../backend/src/alex/coach/built-in-coach';
import { INTENT_NAMES } from '../../backend/src/alex/coach/intents';
import { SITUATION_NAMES, situationNamed } from '../../backend/src/alex/coach/situations/all-situations';
import { patternsOf } from '../../backend/src/alex/coach/patterns';
import { factsFrom, type CoachFacts, type MatchFact } from '../../backend/src/alex/facts';
import { standingOf } from '../../backend/src/alex/standing';
import { toAnswer } from '../../backend/src/alex/answer';
import { toAnalytics, toDatingRecord } from '../../backend/src/analytics/dashboard-analytics';
import { toCandidates, toDashboardStats } from '../../backend/src/candidates/match-book';
import { toDecision } from '../../backend/src/decision/decision-answer';
import { theme } from '../../frontend/src/app/theme/theme';
import { MatchCard } from '../../frontend/src/features/candidates/matches-tab/match-card';
import { stateSentence } from '../../frontend/src/features/decision/where-you-stand/standing-texts';
import { FitLandscape } from '../../frontend/src/features/dashboard/overview/fit-landscape';
import { RankedCard } from '../../frontend/src/features/dashboard/overview/stat-card';
import { InsightsPanel } from '../../frontend/src/features/insights/insights-panel';
import { ToastProvider } from '../../frontend/src/ui/feedback/toasts';
import type { SimulatedUser } from './simulated-user';

/** Where a user reads or hears something. */
export type Place = 'insights' | 'cards' | 'overview' | 'alex';
export type Words = Readonly<Record<Place, string>>;

const PEOPLE_ASKED_ABOUT = 3;
const NO_ONE: ReadonlySet<string> = new Set();

/** What the server computes for the screens. */
export function analyticsOf({ account, matches, today }: SimulatedUser): DashboardAnalytics {
  return toAnalytics({
    record: toDatingRecord(account, matches, (instant) => instant.toISOString().slice(0, 10)),
    selections: [],
    votes: [],
    messages: [],
    ownLocation: account.location,
    now: new Date(`${today}T12:00:00.000Z`),
    today,
  });
}

/** Everything the product tells the user about their dates, in its real words. */
export function wordsFor(user: SimulatedUser, analytics = analyticsOf(user)): Words {
  const candidates = toCandidates({ standards: user.account.standards, matches: user.matches });
  const stats = toDashboardStats(
    { standards: user.account.standards, matches: user.matches },
    user.account.createdAt,
  );
  const decision = toDecision(
    { standards: user.account.standards, matches: user.matches },
    new Date(`${user.today}T12:00:00.000Z`),
  );
  const shown = (screen: ReactNode): string => textOf(screen, user, { candidates, analytics, decision });
  const ignored = () => undefined;
  return {
    insights: shown(<InsightsPanel />),
    cards: shown(
      candidates.map((candidate) => (
        <MatchCard key={candidate.id} candidate={candidate} onScore={ignored} onDetails={ignored} />
      )),
    ),
    // The overview begins with where the user stands.
    overview: `${stateSentence(decision, candidates)} ${shown(
      <>
        <RankedCard area="highest" label="Highest Match" match={stats.topMatch} />
        <RankedCard area="lowest" label="Lowest Match" match={stats.bottomMatch} />
        <FitLandscape />
      </>,
    )}`,
    alex: saidByAlex(
      factsFrom(user.account, candidates, analytics, {
        standing: standingOf(user.account, user.matches, () => true),
        heldBack: NO_ONE,
        planned: [],
      }),
    ),
  };
}

/** The cards, the greeting, and every answer there is: about no one, about a few people each, and about a pair. */
function saidByAlex(facts: CoachFacts): string {
  const few = facts.matches.slice(0, PEOPLE_ASKED_ABOUT);
  const asked: readonly (readonly MatchFact[])[] = [
    [],
    ...few.map((match) => [match]),
    facts.ranked.slice(0, 2),
  ];
  const questions = [
    ...INTENT_NAMES.map((intent) => ({ intent, situation: null })),
    ...SITUATION_NAMES.map((situation) => ({
      intent: situationNamed(situation)?.intent ?? null,
      situation,
    })),
  ];
  const answers = questions.flatMap((question) =>
    asked.map((matches) =>
      answerBuiltIn({
        ...question,
        matches,
        facts,
        guesses: [],
        isGuess: false,
        isTold: false,
        topic: null,
        standards: [],
        ideas: [],
        notes: [],
        today: '2027-01-01',
        isRepeated: false,
        wishes: [],
        message: '',
        history: [],
      }),
    ),
  );
  const heard = [greetBuiltIn(facts), ...answers].map((pieces) => toAnswer(pieces, 'built-in').response);
  return [...patternsOf(facts).map(({ text }) => text), ...new Set(heard)].join('\n');
}

/** What the server answers. */
interface Answers {
  readonly candidates: readonly Candidate[];
  readonly analytics: DashboardAnalytics;
  readonly decision: Decision;
}

function textOf(
  screen: ReactNode,
  { account }: SimulatedUser,
  { candidates, analytics, decision }: Answers,
): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData([API.dashboardAnalytics], analytics);
  client.setQueryData([API.decision], decision);
  client.setQueryData([API.candidates], candidates);
  client.setQueryData([API.criteria], account.standards.map(toCriterion));
  const markup = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <MemoryRouter>{screen}</MemoryRouter>
        </ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  client.clear();
  return readable(markup);
}

function toCriterion({
  id,
  question,
  weight,
  mustHave,
}: SimulatedUser['account']['standards'][number]): Criterion {
  return {
    id,
    builtInId: null,
    question,
    description: '',
    weight,
    mustHave,
    gradingCriteria: { maxScore: 10, minScore: 1, highExample: '', lowExample: '' },
    selected: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/** What is left of a page without its styles and tags; labels that only assistive technology reads are kept. */
function readable(markup: string): string {
  return markup
    .replace(/<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<[^>]*?aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:#x27|quot|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ');
}
