import { Injectable } from '@nestjs/common';
import { PromptThreads, threadWork, Threads } from '../../../platform/threads';
import type { Report } from '../../grading';
import type { candidateDocument, PrintedCandidate } from './pdf/candidate-document';
import type { ReaderContext } from './pdf/page-frame';
import type { resultDocument } from './pdf/result-document';

const RESULT = threadWork<typeof resultDocument>(require.resolve('./pdf/result-document'), 'resultDocument');
const CANDIDATE = threadWork<typeof candidateDocument>(
  require.resolve('./pdf/candidate-document'),
  'candidateDocument',
);

/** The documents, made in threads: shaping Arabic for a long report takes seconds. */
@Injectable()
export class MakePdf {
  constructor(
    private readonly prompt: PromptThreads,
    private readonly threads: Threads,
  ) {}

  /** @throws FileTookTooLong, TooManyFilesAsked */
  ofResult(report: Report, reading: ReaderContext): Promise<Buffer> {
    return this.prompt.run(RESULT, report, reading);
  }

  /** One of many, for which nobody waits. @throws FileTookTooLong, TooManyFilesAsked */
  ofResultAmongMany(report: Report, reading: ReaderContext): Promise<Buffer> {
    return this.threads.run(RESULT, report, reading);
  }

  /** @throws FileTookTooLong, TooManyFilesAsked */
  ofCandidate(candidate: PrintedCandidate, reading: ReaderContext): Promise<Buffer> {
    return this.prompt.run(CANDIDATE, candidate, reading);
  }
}
