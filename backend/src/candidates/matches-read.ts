import { OwnerRead } from '../auth/sessions/answers/owner-read';
import type { Match } from './candidate';

/** Every match with its dates, oldest first. */
export abstract class MatchesRead extends OwnerRead<Match[]> {}
