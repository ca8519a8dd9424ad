import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import type { SentFile } from '../../../../platform/files';
import type { ListedExport } from './listed-export';

export type FoundExport = ListedExport & { assessmentTitle: string };

const rows = `
  select e.id, e.assessment_id as "assessmentId", e.state, e.parts, e.language, e.progress, e.total, e.failure,
    case when e.state = 'ready' then f.byte_size end as "byteSize", u.name as "createdByName",
    e.requested_at as "requestedAt", e.finished_at as "finishedAt", e.expires_at as "expiresAt",
    s.title as "assessmentTitle"
  from assessment_exports e
    join assessments s on s.id = e.assessment_id join users u on u.id = e.created_by
    left join stored_files f on f.id = e.file_id`;

const file = `
  select f.id, f.name, f.content_type as "contentType", f.byte_size as "byteSize", f.sha256
  from assessment_exports e join stored_files f on f.id = e.file_id
  where e.id = $1 and e.state = 'ready' and f.finished_at is not null`;

/** A reader sees an export when both the assessment and its maker are in their scope: it holds what the maker may see. */
@Injectable()
export class AssessmentExportsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  ofAssessment(viewer: Viewer, assessmentId: string): Promise<FoundExport[]> {
    return this.visible(viewer, 'e.assessment_id', assessmentId, this.dataSource.manager);
  }

  async byId(viewer: Viewer, id: string, manager = this.dataSource.manager): Promise<FoundExport | null> {
    const [found] = isUUID(id) ? await this.visible(viewer, 'e.id', id, manager) : [];
    return found ?? null;
  }

  /** The archive of an export that the reader was found to see. */
  async fileOf(id: string): Promise<SentFile | null> {
    const [found] = await this.dataSource.query<SentFile[]>(file, [id]);
    return found ?? null;
  }

  private visible(viewer: Viewer, column: 'e.id' | 'e.assessment_id', id: string, manager: EntityManager) {
    const assessment = this.scope.sql(viewer, 's.owner_id', 3);
    const maker = this.scope.sql(viewer, 'e.created_by', 3 + assessment.params.length);
    const text = `${rows} where ${column} = $1 and (e.expires_at is null or e.expires_at > $2)
      and ${assessment.sql} and ${maker.sql} order by e.requested_at desc, e.id`;
    return manager.query<FoundExport[]>(text, [id, this.clock.now(), ...assessment.params, ...maker.params]);
  }
}
