import {
  INVITATION_RULES,
  INVITATION_TOKEN_RULES,
  ROLE_CHANGE_RULES,
  type AdminRole,
  type InvitationRequest,
  type InvitationToken,
  type RoleChange,
} from '#contract/console/administrators';
import { Field } from '../../platform/http/field';

export class InvitationDto implements InvitationRequest {
  @Field(INVITATION_RULES.email)
  email!: string;

  @Field(INVITATION_RULES.role)
  role!: AdminRole;
}

export class RoleChangeDto implements RoleChange {
  @Field(ROLE_CHANGE_RULES.role)
  role!: AdminRole;
}

export class InvitationTokenDto implements InvitationToken {
  @Field(INVITATION_TOKEN_RULES.token)
  token!: string;
}
