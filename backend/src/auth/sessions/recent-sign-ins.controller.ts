import { Controller, Get } from '@nestjs/common';
import { UNKNOWN_DEVICE, type RecentSignIn } from '#contract/account/privacy';
import type { KeptEvent } from '../../security-events/security-event';
import { SecurityEventsService } from '../../security-events/security-events.service';
import { OwnerId } from './session-request';

const OUTCOMES: Readonly<Record<string, RecentSignIn['outcome']>> = {
  'sign-in.succeeded': 'signed-in',
  'sign-in.new-device': 'new-device',
  'sign-in.failed': 'wrong-password',
  'sign-in.second-step-failed': 'wrong-second-step',
  'sign-in.limited': 'blocked',
};

@Controller('api/user/sign-ins')
export class RecentSignInsController {
  constructor(private readonly events: SecurityEventsService) {}

  @Get()
  async list(@OwnerId() userId: string): Promise<RecentSignIn[]> {
    return (await this.events.signInsOf(userId)).map(toRecentSignIn);
  }
}

function toRecentSignIn({ kind, device, at }: KeptEvent): RecentSignIn {
  return { outcome: OUTCOMES[kind] ?? 'signed-in', device: device ?? UNKNOWN_DEVICE, at: at.toISOString() };
}
