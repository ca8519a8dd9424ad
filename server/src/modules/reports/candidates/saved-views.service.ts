import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { queueOfUser, UnitOfWork } from '../../../platform/database';
import { SavedViewNotFound, TooManySavedViews } from './candidate-report.errors';
import type { NamedView } from './named-view';
import type { SaveViewInput } from './saved-view.inputs';

const MOST_VIEWS = 50;

const save = `
  insert into saved_views (user_id, screen, name, query, created_at) values ($1, $2, $3, $4, $5)
  on conflict (user_id, screen, fold_text(name)) do update set name = excluded.name, query = excluded.query
  returning id, name, query`;

const namesake = `select id, name, query from saved_views
  where user_id = $1 and screen = $2 and fold_text(name) = fold_text($3)`;

const countOthers = `select count(*)::int as count from saved_views
  where user_id = $1 and screen = $2 and fold_text(name) <> fold_text($3)`;

/** Everybody has their own; nobody sees those of others. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  list(viewer: Viewer, screen: string): Promise<NamedView[]> {
    const text = `select id, name, query from saved_views where user_id = $1 and screen = $2 order by fold_text(name), id`;
    return this.dataSource.query<NamedView[]>(text, [viewer.userId, screen]);
  }

  /**
   * A name that is there already is given the new view.
   * @returns with the view that stood there before
   * @throws TooManySavedViews
   */
  save(
    { userId }: Viewer,
    { screen, name, query }: SaveViewInput,
  ): Promise<{ saved: NamedView; replaced: NamedView | null }> {
    return this.unitOfWork.run(async ({ manager }) => {
      await queueOfUser(manager, userId);
      const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(countOthers, [userId, screen, name]);
      if (count >= MOST_VIEWS) throw new TooManySavedViews({ limit: MOST_VIEWS });
      const [replaced = null] = await manager.query<NamedView[]>(namesake, [userId, screen, name]);
      const [saved] = await manager.query<NamedView[]>(save, [userId, screen, name, query, this.clock.now()]);
      if (!saved) throw new Error('Saving always gives a row.');
      return { saved, replaced };
    });
  }

  /** @throws SavedViewNotFound also when it is somebody else's. */
  async delete(viewer: Viewer, id: string): Promise<void> {
    if (!isUUID(id)) throw new SavedViewNotFound();
    const text = 'delete from saved_views where id = $1 and user_id = $2 returning id';
    const [deleted] = await this.dataSource.query<[{ id: string }[], number]>(text, [id, viewer.userId]);
    if (deleted.length === 0) throw new SavedViewNotFound();
  }
}
