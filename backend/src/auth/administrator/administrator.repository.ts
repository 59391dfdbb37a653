import type { Administrator, AdminRole } from '#contract/console/administrators';

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: AdminRole;
  /** The address of the owner who sent it, as it was then. */
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export type ListedAdministrator = Omit<Administrator, 'since'> & { readonly since: Date };

export abstract class AdministratorRepository {
  /** The longest-serving first. */
  abstract list(): Promise<ListedAdministrator[]>;
  /** Makes changes wait for each other, until the surrounding transaction ends. */
  abstract lock(): Promise<void>;
  /** An account that is an administrator already keeps its role. */
  abstract add(userId: string, invitation: Invitation, at: Date): Promise<void>;
  abstract changeRole(userId: string, role: AdminRole): Promise<void>;
  abstract remove(userId: string): Promise<void>;

  /** Newest first. */
  abstract listInvitations(): Promise<Invitation[]>;
  abstract findInvitation(id: string): Promise<Invitation | null>;
  abstract findByToken(tokenHash: Buffer): Promise<Invitation | null>;
  /** Replaces the one that the address has, if any, so that only the newest link works. */
  abstract saveInvitation(invitation: Invitation, tokenHash: Buffer): Promise<void>;
  /** False when it was already gone. */
  abstract removeInvitation(id: string): Promise<boolean>;
  abstract removeInvitationsBy(email: string): Promise<void>;
  abstract removeInvitationsExpiredBefore(at: Date): Promise<void>;
}
