import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, Not } from 'typeorm';
import { queueOfUser, UnitOfWork } from '../../../platform/database';
import { defineError } from '../../../platform/errors';
import type { Letters } from './letter.policy';
import { SavedReply } from './saved-reply.entity';

const MOST_REPLIES = 100;

export class SavedReplyNotFound extends defineError('SAVED_REPLY_NOT_FOUND', 'not-found') {}
export class TooManySavedReplies extends defineError<{ limit: number }>('TOO_MANY_SAVED_REPLIES', 'conflict') {}

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

  /**
   * A name that is there already is given the new letter.
   * @returns with the letter that stood there before
   * @throws TooManySavedReplies
   */
  save(userId: string, name: string, { en, ar }: Letters): Promise<{ saved: SavedReply; replaced: SavedReply | null }> {
    const texts = { subjectEn: en.subject, textEn: en.text, subjectAr: ar.subject, textAr: ar.text };
    return this.unitOfWork.run(async ({ manager }) => {
      await queueOfUser(manager, userId);
      const others = await manager.countBy(SavedReply, { userId, name: Not(name) });
      if (others >= MOST_REPLIES) throw new TooManySavedReplies({ limit: MOST_REPLIES });
      const replaced = await manager.findOneBy(SavedReply, { userId, name });
      await manager.upsert(SavedReply, { userId, name, ...texts }, ['userId', 'name']);
      return { saved: await manager.findOneByOrFail(SavedReply, { userId, name }), replaced };
    });
  }

  /** @throws SavedReplyNotFound also for somebody else's. */
  async delete(userId: string, id: string): Promise<void> {
    if (!isUUID(id)) throw new SavedReplyNotFound();
    const gone = await this.unitOfWork.run(({ manager }) => manager.delete(SavedReply, { id, userId }));
    if (gone.affected !== 1) throw new SavedReplyNotFound();
  }
}
