import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What others were told about somebody goes with them, with its deliveries and what was answered. */
export class MessagesOfPeople1763919300000 implements MigrationInterface {
  readonly name = 'MessagesOfPeople1763919300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_messages drop column candidate_id');
  }
}

const statements = [
  `alter table webhook_messages add column candidate_id uuid`,
  // What names no candidate names an order of theirs; an empty body names nobody, and is forgotten with the log.
  `update webhook_messages m set candidate_id = named.id from (
     select told.id as message_id, coalesce(c.id, i.candidate_id) as id
     from (select id, case when body like '{%' then body::jsonb end as body from webhook_messages) told
       left join candidates c on c.id::text = told.body #>> '{data,candidateId}'
       left join tracking_orders o on o.id::text = told.body ->> 'assessment_id' left join invitations i on i.id = o.invitation_id
   ) named where named.message_id = m.id and named.id is not null`,
  `alter table webhook_messages add constraint webhook_messages_candidate_fk
     foreign key (candidate_id) references candidates (id) on delete cascade`,
  `create index webhook_messages_of_candidate on webhook_messages (candidate_id)`,
];
