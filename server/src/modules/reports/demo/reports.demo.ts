import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../../platform/database';
import { DemoSeed } from '../../../platform/demo';
import { demoAssessments } from '../../assessments';

/** Whose some of the demo's assessments are, by the address of a colleague: so that nobody's report is empty. */
const shares: [email: string, assessmentIds: string[]][] = [
  ['karim@mizan.local', [demoAssessments.customerSuccessManager]],
  ['rana@mizan.local', [demoAssessments.dataAnalyst]],
  ['fahad@mizan.local', [demoAssessments.callCentreAgent]],
];

const moves = [
  `update candidates set owner_id = $1 where id in (
     select candidate_id from invitations where assessment_id = any($2::uuid[]))`,
  `update invitations set owner_id = $1, invited_by = $1 where assessment_id = any($2::uuid[])`,
  `update attempts set owner_id = $1 where assessment_id = any($2::uuid[])`,
  `update results set owner_id = $1 where assessment_id = any($2::uuid[])`,
  `update questions set owner_id = $1 where id in (
     select question_id from assessment_questions where assessment_id = any($2::uuid[]))`,
  `update assessments set owner_id = $1 where id = any($2::uuid[])`,
  `update users set number_of_requests = (select count(*) from invitations where invited_by = $1)
     where id = $1 and cardinality($2::uuid[]) > 0`,
];

const isShared = `
  select from invitations mine join invitations other on other.candidate_id = mine.candidate_id
  where mine.assessment_id = any($1::uuid[]) and other.assessment_id <> all($1::uuid[]) limit 1`;

/** Gives colleagues their share of what the demo's owner has planted. After everything else. */
@Injectable()
export class ReportsDemo extends DemoSeed {
  readonly order = 70;

  async seed({ manager }: Tx): Promise<void> {
    for (const [email, assessmentIds] of shares) await this.share(manager, email, assessmentIds);
  }

  /** Records of one person have one owner, so an assessment whose people are invited elsewhere too is not given away. */
  private async share(manager: EntityManager, email: string, assessmentIds: string[]): Promise<void> {
    const [user] = await manager.query<{ id: string }[]>('select id from users where email = $1', [email]);
    if (!user || (await manager.query<unknown[]>(isShared, [assessmentIds])).length > 0) return;
    for (const move of moves) await manager.query(move, [user.id, assessmentIds]);
  }
}
