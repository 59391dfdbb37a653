import { Module } from '@nestjs/common';
import { SuppressionsModule } from '../mail/suppressions/suppressions.module';
import { TypeOrmUserRepository } from './adapters/typeorm-user.repository';
import { UserRepository } from './user.repository';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [SuppressionsModule],
  controllers: [UsersController],
  providers: [UsersService, { provide: UserRepository, useClass: TypeOrmUserRepository }],
  exports: [UsersService],
})
export class UsersModule {}
