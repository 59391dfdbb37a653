import { Module } from '@nestjs/common';
import { TypeOrmTrackingRepository } from './adapters/typeorm-tracking.repository';
import { TrackingController } from './tracking.controller';
import { TrackingRepository } from './tracking.repository';
import { TrackingService } from './tracking.service';

@Module({
  controllers: [TrackingController],
  providers: [TrackingService, { provide: TrackingRepository, useClass: TypeOrmTrackingRepository }],
})
export class TrackingModule {}
