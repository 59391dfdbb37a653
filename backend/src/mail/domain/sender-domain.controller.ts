import { Controller, Get, UseGuards } from '@nestjs/common';
import type { ServiceStatus } from '#contract/console/admin';
import { AdministratorGuard, ForAdministrators } from '../../auth/administrator/administrator.guard';
import { SenderDomainService } from './sender-domain.service';

@UseGuards(AdministratorGuard)
@Controller('api/admin/sender-domain')
export class SenderDomainController {
  constructor(private readonly domain: SenderDomainService) {}

  @ForAdministrators()
  @Get()
  check(): Promise<ServiceStatus[]> {
    return this.domain.check();
  }
}
