import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import type { ImportBatch, ImportPreview, UndoneImport } from '#contract/account/imports';
import { CurrentAccount, OwnerId } from '../auth/sessions/session-request';
import { IdempotencyInterceptor } from '../platform/idempotency/idempotency.interceptor';
import { IdPipe } from '../platform/http/id.pipe';
import type { Account } from '../users/user';
import { ImportDto } from './imports.dto';
import { ImportsService } from './imports.service';

const importId = new IdPipe('import.not-found');

@Controller('api/import')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Get()
  list(@OwnerId() ownerId: string): Promise<ImportBatch[]> {
    return this.imports.list(ownerId);
  }

  @Post('preview')
  @HttpCode(200)
  preview(@CurrentAccount() owner: Account, @Body() input: ImportDto): Promise<ImportPreview> {
    return this.imports.preview(owner, input);
  }

  @Post()
  @UseInterceptors(IdempotencyInterceptor)
  import(@CurrentAccount() owner: Account, @Body() input: ImportDto): Promise<ImportBatch> {
    return this.imports.import(owner, input);
  }

  @Delete(':id')
  undo(@OwnerId() ownerId: string, @Param('id', importId) id: string): Promise<UndoneImport> {
    return this.imports.undo(ownerId, id);
  }
}
