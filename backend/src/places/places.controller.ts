import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { PlacePredictions } from '#contract/dating/places';
import { PlaceDto } from './places.dto';
import { PlacesService } from './places.service';

@Controller('api/places/autocomplete')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get()
  async suggestions(@Query('input') input?: string | string[]): Promise<string[]> {
    const predictions = await this.places.predict(typeof input === 'string' ? input : '');
    return predictions.map(({ description }) => description);
  }

  @Post()
  @HttpCode(200)
  async predictions(@Body() { input }: PlaceDto): Promise<PlacePredictions> {
    return { predictions: await this.places.predict(input) };
  }
}
