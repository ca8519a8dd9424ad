import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../../../platform/database';
import { defineError } from '../../../platform/errors';
import type { Letters } from './letter.policy';
import { SavedReply } from './saved-reply.entity';

export class SavedReplyNotFound extends defineError('SAVED_REPLY_NOT_FOUND', 'not-found') {}

/** Each staff user's own letters. */
@Injectable()
export class SavedReplies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** By name. */
  of(userId: string): Promise<SavedReply[]> {
    return this.dataSource.manager.find(SavedReply, { where: { userId }, order: { name: 'ASC' } });
  }

  /** A name that is there already is given the new letter. */
  save(userId: string, name: string, { en, ar }: Letters): Promise<SavedReply> {
    const texts = { subjectEn: en.subject, textEn: en.text, subjectAr: ar.subject, textAr: ar.text };
    return this.unitOfWork.run(async ({ manager }) => {
      await manager.upsert(SavedReply, { userId, name, ...texts }, ['userId', 'name']);
      return manager.findOneByOrFail(SavedReply, { userId, name });
    });
  }

  /** @throws SavedReplyNotFound also for somebody else's. */
  async delete(userId: string, id: string): Promise<void> {
    if (!isUUID(id)) throw new SavedReplyNotFound();
    const gone = await this.unitOfWork.run(({ manager }) => manager.delete(SavedReply, { id, userId }));
    if (gone.affected !== 1) throw new SavedReplyNotFound();
  }
}
