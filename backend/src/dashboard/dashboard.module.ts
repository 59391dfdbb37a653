import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { DashboardController } from './dashboard.controller';

@Module({ imports: [CandidatesModule], controllers: [DashboardController] })
export class DashboardModule {}
