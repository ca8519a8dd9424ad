import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { InvalidInput } from '../../../platform/errors';
import { ReturnSecrets } from './return-secrets';
import { signReturn, withTokens } from './sign-return';

export interface ExamReturn {
  url: string;
  host: string;
}

/** Long enough to be followed by hand from the last page, too short to be kept. */
const VALID_SECONDS = 600;

/** What an address can carry unchanged. */
const STATE = /^[\w.~-]{1,200}$/u;

/** Only once the attempt is handed in, by a link that still holds, and by the address of the invitation, or of the assessment as it is now. */
const submitted = `
  select attempts.id as "attemptId", attempts.assessment_id as "assessmentId", attempts.candidate_id as "candidateId",
    coalesce(invitations.return_url, assessments.integration ->> 'redirectUrl') as "redirectUrl"
  from invitations join attempts on attempts.invitation_id = invitations.id
    join assessments on assessments.id = attempts.assessment_id
  where invitations.id = $1 and token_version = $2 and revoked_at is null and attempts.state <> 'in-progress'`;

interface Submitted {
  attemptId: string;
  assessmentId: string;
  candidateId: string;
  redirectUrl: string | null;
}

/** The way back to the page that the candidate came from. */
@Injectable()
export class ShowReturn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly secrets: ReturnSecrets,
  ) {}

  /** Null before the exam is handed in, and when there is nowhere to go. @throws InvalidInput at `state` */
  async execute({ invitationId, tokenVersion }: ExamCredential, state: string | null): Promise<ExamReturn | null> {
    if (state !== null && !STATE.test(state)) throw InvalidInput.at('state', 'pattern');
    const [found] = await this.dataSource.query<Submitted[]>(submitted, [invitationId, tokenVersion]);
    if (!found?.redirectUrl) return null;
    const { redirectUrl, candidateId: sub, assessmentId, attemptId } = found;
    const { origin: aud, host } = new URL(redirectUrl);
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const ids = { sub, assessmentId, invitationId, attemptId, ...(state !== null && { state }) };
    const claims = { iss: this.config.publicUrl, aud, ...ids, iat, exp: iat + VALID_SECONDS };
    const tokens = (await this.secrets.signing(assessmentId)).map((secret) => signReturn(claims, secret));
    return { url: withTokens(redirectUrl, tokens), host };
  }
}
