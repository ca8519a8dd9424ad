import { Args, Query, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam, CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { ExamCredential, Viewer } from '../../../../platform/access';
import { CheckReceipt } from './check-receipt';
import { ExamReceiptsNode, ReceiptCheckNode } from './receipt.type';
import { ShowReceipts } from './show-receipts';

@Resolver()
export class ReceiptsResolver {
  constructor(
    private readonly show: ShowReceipts,
    private readonly check: CheckReceipt,
  ) {}

  @Query(() => ExamReceiptsNode, {
    description:
      'What the server holds of each answer, with the codes that prove it. RECEIPT_NOT_FOUND without the secret.',
  })
  @CandidateOnly()
  examReceipts(
    @CurrentExam() credential: ExamCredential,
    @Args('secret', { description: 'The `answersSecret` of the sitting: told to the pages in which it takes place.' })
    secret: string,
  ): Promise<ExamReceiptsNode> {
    return this.show.execute(credential, secret);
  }

  @Query(() => ReceiptCheckNode, {
    description: 'What a code stands for. RECEIPT_NOT_FOUND for one that is mistyped or of an overwritten answer.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  checkReceipt(
    @CurrentViewer() viewer: Viewer,
    @Args('code', { description: 'As it was typed: case, dashes and letters that look like digits do not matter.' })
    code: string,
  ): Promise<ReceiptCheckNode> {
    return this.check.execute(viewer, code);
  }
}
