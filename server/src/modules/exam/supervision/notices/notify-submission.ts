import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock';
import { MicroBatch, NamedQueries, UnitOfWork } from '../../../../platform/database';
import type { NamedStatement, Tx } from '../../../../platform/database';
import { OnEvent } from '../../../../platform/events';
import { Mailer } from '../../../../platform/mail';
import { Users } from '../../../identity';
import { AttemptSubmitted } from '../../attempt';
import { SUBMISSION_MAIL } from './submission.mail';
import type { Submission } from './submission.mail';

/** Most want none: for them this is all. Planned once, by index, for however many. */
const ownersWhoWant: NamedStatement = {
  name: 'attempt-owners-who-want',
  lane: 'steps',
  text: `select t.id as "attemptId", u.id as "ownerId" from attempts t join users u on u.id = t.owner_id
    where t.id = any($1::uuid[]) and u.is_verified and (u.settings ->> 'notifyOnSubmission')::boolean`,
};

const facts = `
  select rtrim(c.first_name || ' ' || c.last_name) as candidate, t.settings ->> 'title' as title,
    t.assessment_id as "assessmentId", t.candidate_id as "candidateId"
  from attempts t join candidates c on c.id = t.candidate_id where t.id = $1`;

/** Mails the owner of an exam that is handed in, if they want that. Told twice, it finds its note and sends nothing. */
@Injectable()
export class NotifySubmission {
  private readonly owners: MicroBatch<string, string | undefined>;

  constructor(
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: NamedQueries,
    private readonly users: Users,
    private readonly mailer: Mailer,
  ) {
    this.owners = new MicroBatch({
      keyOf: (attemptId) => attemptId,
      run: (attemptIds) => this.whoWant(attemptIds),
      inFlight: 1,
    });
  }

  @OnEvent(AttemptSubmitted)
  async execute({ payload: { attemptId } }: AttemptSubmitted): Promise<void> {
    const ownerId = await this.owners.add(attemptId);
    const receiver = ownerId && (await this.users.wantingSubmissions(ownerId));
    if (!receiver) return;
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.isFirst(tx, attemptId))) return;
      const { name, email: to, language } = receiver;
      const params = { receiverName: name, ...(await factsOf(tx, attemptId)) };
      await this.mailer.send(tx, { to, template: SUBMISSION_MAIL, language, params });
    });
  }

  private async whoWant(attemptIds: string[]): Promise<(string | undefined)[]> {
    const rows = await this.queries.query<{ attemptId: string; ownerId: string }>(ownersWhoWant, [attemptIds]);
    const owners = new Map(rows.map(({ attemptId, ownerId }) => [attemptId, ownerId]));
    return attemptIds.map((id) => owners.get(id));
  }

  private async isFirst(tx: Tx, attemptId: string): Promise<boolean> {
    const text = `
      insert into submission_notices (attempt_id, noted_at) values ($1, $2)
      on conflict (attempt_id) do nothing returning attempt_id`;
    return (await tx.manager.query<unknown[]>(text, [attemptId, this.clock.now()])).length > 0;
  }
}

async function factsOf({ manager }: Tx, attemptId: string): Promise<Submission> {
  const [found] = await manager.query<Submission[]>(facts, [attemptId]);
  if (!found) throw new Error('An attempt has a candidate.');
  return found;
}
