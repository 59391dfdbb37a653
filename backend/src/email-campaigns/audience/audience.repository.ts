import type { AudienceAnswer, AudienceRequest } from '#contract/console/campaigns/campaigns';

interface AudienceMember {
  readonly userId: string;
  /** IANA name; null when unknown. */
  readonly timeZone: string | null;
}

export interface AudiencePage {
  readonly members: readonly AudienceMember[];
  /** Where the next page starts; null after the last. */
  readonly next: string | null;
}

/** Who is in a segment: confirmed users who allow this kind of email and whose address is not suppressed. */
export abstract class AudienceRepository {
  /** The same, without looking at every address, and how many of the segment are left out; or about how many. */
  abstract count(audience: AudienceRequest, now: Date): Promise<AudienceAnswer>;
  /** Looks at up to `limit` users after `after`. */
  abstract page(
    audience: AudienceRequest,
    now: Date,
    after: string | null,
    limit: number,
  ): Promise<AudiencePage>;
}
