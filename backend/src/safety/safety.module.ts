import { Module } from '@nestjs/common';
import { HelpLineTable } from './adapters/help-line-table';
import { HelpLines } from './help-lines/help-lines';
import { HelpService } from './help.service';

@Module({
  providers: [HelpService, { provide: HelpLines, useClass: HelpLineTable }],
  exports: [HelpService],
})
export class SafetyModule {}
