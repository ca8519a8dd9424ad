import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { UnitOfWork, violates } from '../../../../platform/database';
import { QuestionImportNotFound, QuestionImportRunning } from '../interchange.errors';
import { ReadImport } from '../read-import';
import { ImportRuns } from './import-runs';
import { LiveImports } from './live-imports';
import { ImportStage, ImportState, QuestionImport } from './question-import.entity';
import { QuestionImportsQueries } from './question-imports.queries';
import type { QuestionImportJob } from './question-imports.queries';
import type { UnderstoodQuestions } from '../understood-questions';
import type { StartQuestionImportInput } from './question-import.inputs';

/** Imports of large banks as people ask for them; `RunImport` does them. */
@Injectable()
export class QuestionImports {
  constructor(
    private readonly reading: ReadImport,
    private readonly queries: QuestionImportsQueries,
    private readonly runs: ImportRuns,
    private readonly live: LiveImports,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  list(viewer: Viewer): Promise<QuestionImportJob[]> {
    return this.queries.own(viewer);
  }

  /** @throws QuestionImportNotFound */
  async find(viewer: Viewer, id: string): Promise<QuestionImportJob> {
    const found = await this.queries.byId(viewer, id);
    if (!found) throw new QuestionImportNotFound();
    return found;
  }

  resultOf({ id }: QuestionImportJob): Promise<UnderstoodQuestions | null> {
    return this.queries.resultOf(id);
  }

  /** @throws FileNotFound, QuestionImportRunning */
  async start(viewer: Viewer, input: StartQuestionImportInput): Promise<QuestionImportJob> {
    const { uploadId, isPreview, ...wish } = input;
    const { id: fileId, name: fileName } = await this.reading.uploaded(viewer, uploadId);
    const now = this.clock.now();
    const about = { createdBy: viewer.userId, fileId, fileName, isPreview, wish, requestedAt: now, touchedAt: now };
    try {
      const id = await this.unitOfWork.run(async (tx) => {
        const asked = { ...about, state: ImportState.WAITING, stage: ImportStage.READING };
        const saved = await tx.manager.save(QuestionImport, asked);
        await this.runs.enqueue(tx, saved.id);
        return saved.id;
      });
      return await this.find(viewer, id);
    } catch (error) {
      throw violates(error, 'question_imports_one_open') ? new QuestionImportRunning() : error;
    }
  }

  /** Stopping what is finished changes nothing. @throws QuestionImportNotFound */
  async cancel(viewer: Viewer, id: string): Promise<QuestionImportJob> {
    await this.find(viewer, id);
    await this.runs.cancel(id, viewer.userId);
    await this.live.announce(id);
    return this.find(viewer, id);
  }
}
