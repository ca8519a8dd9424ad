import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { ReturnPathResolver } from './return-path.resolver';
import { ReturnSecret } from './return-secret.entity';
import { ReturnSecrets } from './return-secrets';
import { ShowReturn } from './show-return';

@Module({
  imports: [AssessmentsModule, TypeOrmModule.forFeature([ReturnSecret])],
  providers: [ReturnPathResolver, ReturnSecrets, ShowReturn],
})
export class ReturnPathModule {}
