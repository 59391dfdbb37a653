import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Criterion } from '#contract/dating/criteria';
import { OwnerId } from '../auth/sessions/session-request';
import { NewCriterionDto, SelectionDto } from './criteria.dto';
import { CriteriaService } from './criteria.service';

@Controller('api/criteria')
export class CriteriaController {
  constructor(private readonly criteria: CriteriaService) {}

  @Get()
  list(@OwnerId() ownerId: string, @Query('all') all?: string): Promise<Criterion[]> {
    return this.criteria.list(ownerId, all === 'true');
  }

  @Post()
  async create(
    @OwnerId() ownerId: string,
    @Body() input: NewCriterionDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Criterion> {
    const { criterion, created } = await this.criteria.create(ownerId, input);
    reply.status(created ? 201 : 200);
    return criterion;
  }

  @Post('selection')
  @HttpCode(200)
  select(@OwnerId() ownerId: string, @Body() selection: SelectionDto): Promise<Criterion[]> {
    return this.criteria.select(ownerId, selection);
  }
}
