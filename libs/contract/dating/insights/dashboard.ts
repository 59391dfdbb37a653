export interface RankedMatch {
  /** Whole percent, 10 to 100. */
  score: number;
  name: string;
}

export interface DashboardStats {
  topMatch: RankedMatch | null;
  bottomMatch: RankedMatch | null;
  totalCandidates: number;
  totalDates: number;
  archivedMatches: number;
  memberSince: string;
}
