import { MatchesTab } from '../features/candidates/matches-tab/matches-tab';
import { DateHistory } from '../features/date-experiences/date-history/date-history';
import { PendingDatesNotice } from '../features/date-experiences/pending-dates/pending-dates-notice';
import { ScoreDateDialog } from '../features/date-experiences/score-date/score-date-dialog';

/** Features know each other's calls only; here matches and their dates meet. */
export function MatchesScreen() {
  return (
    <>
      <PendingDatesNotice />
      <MatchesTab ScoreDate={ScoreDateDialog} DateHistory={DateHistory} />
    </>
  );
}
