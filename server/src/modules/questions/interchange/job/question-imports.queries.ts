import { deserialize } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import type { Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { QuestionImport } from './question-import.entity';
import type { ImportState, ImportStage } from './question-import.entity';
import type { UnderstoodQuestions, ImportProblemParam } from '../understood-questions';

export interface QuestionImportJob {
  id: string;
  isPreview: boolean;
  fileName: string;
  state: ImportState;
  stage: ImportStage;
  progress: number;
  total: number;
  storedCount: number;
  failure: string | null;
  failureParams: ImportProblemParam[];
  requestedAt: Date;
  finishedAt: Date | null;
}

const MOST = 20;

/** Imports are seen by who asked for them, and by nobody else. */
@Injectable()
export class QuestionImportsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async own(viewer: Viewer): Promise<QuestionImportJob[]> {
    const options = { order: { requestedAt: 'desc', id: 'asc' }, take: MOST } as const;
    const found = await this.dataSource.manager.find(QuestionImport, { where: this.visible(viewer), ...options });
    return found.map(toJobNode);
  }

  async byId(viewer: Viewer, id: string): Promise<QuestionImportJob | null> {
    if (!isUUID(id)) return null;
    const found = await this.dataSource.manager.findOneBy(QuestionImport, this.visible(viewer, { id }));
    return found && toJobNode(found);
  }

  /** What came of an import that was found to be the reader's; null as long as it is not done. */
  async resultOf(id: string): Promise<UnderstoodQuestions | null> {
    const text = `select result from question_imports where id = $1 and state = 'done'`;
    const [found] = await this.dataSource.query<{ result: Buffer }[]>(text, [id]);
    return found ? (deserialize(found.result) as UnderstoodQuestions) : null;
  }

  private visible({ userId: createdBy }: Viewer, which: { id?: string } = {}): FindOptionsWhere<QuestionImport>[] {
    return [
      { ...which, createdBy, expiresAt: IsNull() },
      { ...which, createdBy, expiresAt: MoreThan(this.clock.now()) },
    ];
  }
}

function toJobNode(found: QuestionImport): QuestionImportJob {
  const failureParams = Object.entries(found.failureParams ?? {}).map(([name, value]) => ({ name, value }));
  const { id, isPreview, fileName, state, stage, progress, total, storedCount, failure, requestedAt, finishedAt } =
    found;
  const about = { id, isPreview, fileName, state, stage, progress, total, storedCount };
  return { ...about, failure, failureParams, requestedAt, finishedAt };
}
