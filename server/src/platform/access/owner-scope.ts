import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Role, Viewer } from '../caller/viewer';

export interface SqlFragment {
  sql: string;
  params: unknown[];
}

/**
 * The one scope rule: a super-admin sees everything, an admin their own records and every HR's, an HR their own.
 * A record outside the scope must answer exactly like one that does not exist.
 */
@Injectable()
export class OwnerScope {
  /**
   * A condition on `column`, for hand-written SQL. `firstParam` is the number of the first placeholder that is free.
   * The text differs by role, so a named statement built with it needs the role in its name.
   */
  sql(viewer: Pick<Viewer, 'userId' | 'role'>, column: string, firstParam = 1): SqlFragment {
    const own = `${column} = $${firstParam}`;
    switch (viewer.role) {
      case 'super-admin':
        return { sql: 'true', params: [] };
      case 'admin':
        return { sql: `(${own} or ${ownedByHr(column)})`, params: [viewer.userId] };
      case 'Hr':
        return { sql: own, params: [viewer.userId] };
    }
  }

  /** Adds the condition on `alias.ownerId` to a query builder. */
  where<Entity extends ObjectLiteral>(
    query: SelectQueryBuilder<Entity>,
    viewer: Pick<Viewer, 'userId' | 'role'>,
    alias: string,
  ): SelectQueryBuilder<Entity> {
    const own = `${alias}.ownerId = :scopeUserId`;
    switch (viewer.role) {
      case 'super-admin':
        return query;
      case 'admin':
        return query.andWhere(`(${own} or ${ownedByHr(`${alias}.ownerId`)})`, { scopeUserId: viewer.userId });
      case 'Hr':
        return query.andWhere(own, { scopeUserId: viewer.userId });
    }
  }

  /** The same rule for an owner that is already known. */
  canSee(viewer: Pick<Viewer, 'userId' | 'role'>, owner: { id: string; role: Role }): boolean {
    if (viewer.role === 'super-admin' || owner.id === viewer.userId) return true;
    return viewer.role === 'admin' && owner.role === 'Hr';
  }
}

function ownedByHr(column: string): string {
  return `${column} in (select hr.id from users hr where hr.role = 'Hr')`;
}
