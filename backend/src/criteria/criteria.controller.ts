import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Criterion } from '#contract/dating/criteria';
import { OwnerId } from '../auth/sessions/session-request';
import { IdPipe } from '../platform/http/id.pipe';
import { CriterionChangesDto, NewCriterionDto, SelectionDto } from './criteria.dto';
import { CriteriaService } from './criteria.service';

const criterionId = new IdPipe('criteria.not-found');

@Controller('api/criteria')
export class CriteriaController {
  constructor(private readonly criteria: CriteriaService) {}

  @Get()
  list(
    @OwnerId() ownerId: string,
    @Query('all') all?: string,
    @Query('deleted') deleted?: string,
  ): Promise<Criterion[]> {
    if (deleted === 'true') return this.criteria.list(ownerId, 'deleted, too');
    return this.criteria.list(ownerId, all === 'true' ? 'unselected, too' : 'selected');
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

  @Put(':id')
  change(
    @OwnerId() ownerId: string,
    @Param('id', criterionId) id: string,
    @Body() changes: CriterionChangesDto,
  ): Promise<Criterion> {
    return this.criteria.reword(ownerId, id, changes);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@OwnerId() ownerId: string, @Param('id', criterionId) id: string): Promise<void> {
    return this.criteria.remove(ownerId, id);
  }
}
