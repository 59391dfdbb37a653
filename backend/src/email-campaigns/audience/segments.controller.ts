import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import type { SavedSegment } from '#contract/console/campaigns/segments';
import {
  AdministratorGuard,
  ForAdministrators,
  ForOwners,
} from '../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../auth/sessions/session-request';
import { IdPipe } from '../../platform/http/id.pipe';
import type { Account } from '../../users/user';
import { SegmentDraftDto } from './segments.dto';
import { SegmentsService } from './segments.service';

const segmentId = new IdPipe('segment.not-found');

@UseGuards(AdministratorGuard)
@Controller('api/admin/segments')
export class SegmentsController {
  constructor(private readonly segments: SegmentsService) {}

  @ForAdministrators()
  @Get()
  list(): Promise<SavedSegment[]> {
    return this.segments.list();
  }

  @ForOwners('mail.to-many')
  @Post()
  create(@CurrentAccount() actor: Account, @Body() draft: SegmentDraftDto): Promise<SavedSegment> {
    return this.segments.create(actor, draft);
  }

  @ForOwners('mail.to-many')
  @Put(':id')
  save(
    @CurrentAccount() actor: Account,
    @Param('id', segmentId) id: string,
    @Body() draft: SegmentDraftDto,
  ): Promise<SavedSegment> {
    return this.segments.save(actor, id, draft);
  }

  @ForOwners('mail.to-many')
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentAccount() actor: Account, @Param('id', segmentId) id: string): Promise<void> {
    return this.segments.remove(actor, id);
  }
}
