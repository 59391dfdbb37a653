import { MatchesTab } from '../features/candidates/matches-tab/matches-tab';
import { DateHistory } from '../features/date-experiences/date-history/date-history';
import { ScoreDateDialog } from '../features/date-experiences/score-date/score-date-dialog';

/** Features may only use each other's API calls; matches and their dates are combined here. */
export function MatchesScreen() {
  return <MatchesTab ScoreDate={ScoreDateDialog} DateHistory={DateHistory} />;
}
