import { EMAIL_MAX } from '../rules/email-address';
import type { RulesOf } from '../rules/field-rule';

/** Support looks and helps single people; an owner may do everything. */
export const ADMIN_ROLES = ['owner', 'support'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** What only an owner may do, with what anyone else is told. */
export const OWNER_ONLY = {
  'accounts.delete': 'Only an owner can delete accounts.',
  'accounts.export': 'Only an owner can export accounts.',
  'accounts.clean-up': 'Only an owner can clean up accounts.',
  'mail.to-many': 'Only an owner can send email to many people.',
  'mail.unsent': 'Only an owner can send or give up all unsent email.',
  'mail.give-up': 'Only an owner can give up an email.',
  'mail.automations': 'Only an owner can change automated email.',
  'mail.templates': 'Only an owner can change email templates.',
  'coach.model': "Only an owner can change Alex's model.",
  administrators: 'Only an owner can change administrators.',
} as const;
export type OwnerAct = keyof typeof OWNER_ONLY;

export const INVITATION_HOURS = 72;

export interface Administrator {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: AdminRole;
  since: string;
  /** Null for an account that no invitation made an administrator. */
  invitedBy: string | null;
  /** Whether it's the one that ADMIN_EMAIL names. */
  isFirst: boolean;
  hasSecondFactor: boolean;
}

export interface AdministratorInvitation {
  id: string;
  email: string;
  role: AdminRole;
  invitedBy: string;
  sentAt: string;
  expiresAt: string;
  isExpired: boolean;
}

/** GET /api/admin/administrators. */
export interface AdministratorList {
  administrators: Administrator[];
  /** Not accepted yet, newest first. */
  invitations: AdministratorInvitation[];
}

export interface InvitationRequest {
  email: string;
  role: AdminRole;
}
export interface RoleChange {
  role: AdminRole;
}
export interface InvitationToken {
  token: string;
}

/** POST /api/invitation/look: what the person with the link may know. */
export interface InvitationOffer {
  email: string;
  role: AdminRole;
  invitedBy: string;
  expiresAt: string;
}

const ROLE_RULE = { kind: 'choice', options: ADMIN_ROLES, message: 'Please choose a role' } as const;

export const INVITATION_RULES = {
  email: { kind: 'email', max: EMAIL_MAX, message: 'Please enter a valid email address' },
  role: ROLE_RULE,
} as const satisfies RulesOf<InvitationRequest>;

export const ROLE_CHANGE_RULES = { role: ROLE_RULE } as const satisfies RulesOf<RoleChange>;

export const INVITATION_TOKEN_RULES = {
  token: { kind: 'opaque', required: "The invitation's token is required" },
} as const satisfies RulesOf<InvitationToken>;
