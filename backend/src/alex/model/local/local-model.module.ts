import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module';
import { AuthModule } from '../../../auth/auth.module';
import { OllamaModelServer } from '../../adapters/ollama-model-server';
import { PostgresLocalModelRepository } from '../../adapters/postgres-local-model.repository';
import { LocalModelServer } from './local-model-server';
import { LocalModelController } from './local-model.controller';
import { LocalModelRepository } from './local-model.repository';
import { LocalModelService } from './local-model.service';

@Module({
  imports: [AuditModule, AuthModule],
  controllers: [LocalModelController],
  providers: [
    LocalModelService,
    { provide: LocalModelRepository, useClass: PostgresLocalModelRepository },
    { provide: LocalModelServer, useClass: OllamaModelServer },
  ],
  exports: [LocalModelRepository],
})
export class LocalModelModule {}
