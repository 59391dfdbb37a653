import { Module } from '@nestjs/common';
import { CityTableSource } from './adapters/city-table-source';
import { PlacesSource } from './places-source';
import { PlacesController } from './places.controller';
import { PlacesService } from './places.service';

@Module({
  controllers: [PlacesController],
  providers: [PlacesService, { provide: PlacesSource, useClass: CityTableSource }],
  exports: [PlacesService],
})
export class PlacesModule {}
