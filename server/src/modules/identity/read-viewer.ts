import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../platform/config';
import { creditsOf } from './credits';
import { User } from './user.entity';
import type { ViewerType } from './viewer.type';

@Injectable()
export class ReadViewer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async execute(userId: string): Promise<ViewerType> {
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const { id, name, email, role, previousSignInAt } = user;
    const requestsForNewUsers = this.config.defaultMaxRequests;
    return { id, name, email, role, lastSignInAt: previousSignInAt, credits: creditsOf(user), requestsForNewUsers };
  }
}
