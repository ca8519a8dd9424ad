import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { creditsOf } from './credits';
import { User } from './user.entity';
import type { ViewerType } from './viewer.type';

@Injectable()
export class ReadViewer {
  constructor(private readonly dataSource: DataSource) {}

  async execute(userId: string): Promise<ViewerType> {
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const { id, name, email, role, previousSignInAt } = user;
    return { id, name, email, role, lastSignInAt: previousSignInAt, credits: creditsOf(user) };
  }
}
