import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Public } from '../platform/http/public-route';
import { limitedAddress } from '../platform/limits/client-address';
import { TrackingEventDto } from './tracking.dto';
import { TrackingService } from './tracking.service';

@Public()
@Controller('api/analytics')
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Post('track')
  @HttpCode(204)
  track(@Ip() ip: string, @Body() event: TrackingEventDto): Promise<void> {
    return this.tracking.keep(event, limitedAddress(ip));
  }
}
