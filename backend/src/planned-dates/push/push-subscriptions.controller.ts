import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import type { Session } from '../../auth/sessions/session';
import { CurrentSession } from '../../auth/sessions/session-request';
import { NewPushSubscriptionDto } from '../planned-dates.dto';
import { PushSubscriptionsService } from './push-subscriptions.service';

@Controller('api/push-subscriptions')
export class PushSubscriptionsController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  /** This browser gets push messages until it signs out. */
  @Post()
  @HttpCode(204)
  subscribe(@CurrentSession() session: Session, @Body() input: NewPushSubscriptionDto): Promise<void> {
    return this.subscriptions.subscribe(session, input);
  }

  /** This browser gets no more push messages. */
  @Delete()
  @HttpCode(204)
  unsubscribe(@CurrentSession() session: Session): Promise<void> {
    return this.subscriptions.unsubscribe(session);
  }
}
