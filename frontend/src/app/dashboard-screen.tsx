import { MatchesTab } from '../features/candidates/matches-tab';
import { DashboardPage } from '../features/dashboard/dashboard-page';
import { DateHistory } from '../features/date-experiences/date-history';
import { ScoreDateDialog } from '../features/date-experiences/score-date-dialog';

/** Features know each other's calls only; here their screens meet. */
export function DashboardScreen() {
  return <DashboardPage matches={<MatchesTab ScoreDate={ScoreDateDialog} DateHistory={DateHistory} />} />;
}
