import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one address that an assessment could name becomes a webhook, told of everything. */
export class WebhookAddresses1763772001000 implements MigrationInterface {
  readonly name = 'WebhookAddresses1763772001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update assessments set integration = integration || jsonb_build_object('webhookUrl',
      (select url from webhook_endpoints where assessment_id = assessments.id order by created_at limit 1))`);
    await runner.query(
      `update attempts set settings = jsonb_set(settings, '{integration,webhookUrl}', 'null') where settings ? 'integration'`,
    );
  }
}

const statements = [
  `insert into webhook_endpoints (owner_id, assessment_id, url, events, created_at)
   select owner_id, id, integration ->> 'webhookUrl', array['candidate.invited', 'attempt.started', 'attempt.submitted',
     'result.marked', 'result.deleted', 'invitation.expired', 'integrity.reviewed'], now()
   from assessments where integration ->> 'webhookUrl' is not null`,
  `update assessments set integration = integration - 'webhookUrl'`,
  `update attempts set settings = settings #- '{integration,webhookUrl}'`,
];
