import { MatchesTab } from '../features/candidates/matches-tab/matches-tab';
import { DateHistory } from '../features/date-experiences/date-history/date-history';
import { ScoreDateFlow } from './score-date-flow';

/** Features may only use each other's API calls; matches and their dates are combined here. */
export function MatchesScreen() {
  return <MatchesTab ScoreDate={ScoreDateFlow} DateHistory={DateHistory} />;
}
