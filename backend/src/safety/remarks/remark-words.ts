/**
 * What someone says soon after a disclosure. The first that fits counts, in this order: fear comes before company, and
 * company before what else is said.
 */
export const REMARKS = ['afraid', 'accompanied', 'safe', 'self-blame', 'excusing', 'brief'] as const;
export type Remark = (typeof REMARKS)[number];

/** How such remarks sound in one language, and what is said to them. Written by hand. */
export interface RemarkWords {
  /** Parts that patterns name in <angle brackets>. */
  readonly parts: Readonly<Record<string, string>> & {
    /** Whom one may be with and be safer for it, unless the disclosure is about them. Partners and dates aren't. */
    readonly people: string;
  };
  /**
   * One pattern per line, as signs are written (`toPattern`). A brief remark has no other words than its own. A pattern of
   * company that takes any name begins with it.
   */
  readonly says: Readonly<Record<Remark, string>>;
  /** In the order in which they are said. */
  readonly answers: Readonly<Record<Remark, readonly [string, ...string[]]>>;
  /** What is said to anything else. */
  readonly otherwise: readonly [string, string, string];
}
