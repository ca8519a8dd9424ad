import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { NamedQueries, withNamedStatements } from '../../../platform/database';
import type { NamedStatement } from '../../../platform/database';
import { Unauthenticated } from '../../../platform/errors';
import { demandsOf, languageOffer, languagesOf, PaperSource, saidSettings, sittingLanguage } from '../../assessments';
import type { AskedKinds, PaperSettings } from '../../assessments';
import type { ContentLanguage, QuestionType } from '../../questions';
import type { AttemptSettings, AttemptState, UnavailableReason, ExamInvitation } from '../attempt';
import type { ExamEntryNode } from './exam-entry.type';
import { ExamState, examStateOf, invitationColumns, grantedSeconds } from '../attempt';
import { ExamFileLinks } from '../answers';
import type { AccommodationRequestNode } from '../accommodation';
import { toExamProctoring } from '../proctoring';
import { firstMomentOf, lastMomentOf, whyNotNow } from './why-not-now';

interface StartedAttempt {
  state: AttemptState;
  settings: AttemptSettings;
  satIn: ContentLanguage;
  endsAt: Date;
  pausedAt: Date | null;
  questionCount: number;
  totalSeconds: number;
  baseSeconds: number;
  types: QuestionType[];
  takesBack: boolean;
  shortestSeconds: number;
  longestSeconds: number;
}

/** Of what the candidate asked for; all null where nothing was. */
interface Wish {
  wish: string | null;
  wishedPercent: number | null;
  askedAt: Date | null;
  decidedAt: Date | null;
  isGranted: boolean | null;
}

type EntryRow = ExamInvitation &
  Wish & { organiser: string | null } & (StartedAttempt | { [Field in keyof StartedAttempt]: null });

const entry: NamedStatement = {
  name: 'exam-entry',
  text: `select ${invitationColumns},
      t.state, t.settings, t.language as "satIn", t.expires_at as "endsAt", t.paused_at as "pausedAt", t.question_count as "questionCount", asked.*,
      o.company_name as organiser, r.text as wish, r.percent as "wishedPercent", r.asked_at as "askedAt", r.decided_at as "decidedAt", r.is_granted as "isGranted"
    from invitations i join candidates c on c.id = i.candidate_id left join attempts t on t.invitation_id = i.id
      join users o on o.id = i.owner_id left join accommodation_requests r on r.invitation_id = i.id
      left join lateral (
        select coalesce(sum(q.duration_seconds), 0)::int as "totalSeconds",
          coalesce(sum(q.base_duration_seconds), 0)::int as "baseSeconds", array_agg(distinct q.type::text) as types,
          coalesce(bool_or((q.content ->> 'allowsSeveral')::boolean), false) as "takesBack",
          coalesce(min(q.base_duration_seconds), 0)::int as "shortestSeconds", coalesce(max(q.base_duration_seconds), 0)::int as "longestSeconds"
        from attempt_questions q where q.attempt_id = t.id
      ) asked on t.id is not null
    where i.id = $1`,
};

/** The page before the exam: what is asked for, and whether it can be started, continued or neither. Changes nothing. */
@Injectable()
export class ShowExamEntry {
  constructor(
    private readonly queries: NamedQueries,
    private readonly clock: Clock,
    private readonly papers: PaperSource,
    private readonly links: ExamFileLinks,
  ) {}

  /** @throws Unauthenticated when there is no such invitation. */
  execute(credential: ExamCredential): Promise<ExamEntryNode> {
    return withNamedStatements(() => this.show(credential));
  }

  private async show(credential: ExamCredential): Promise<ExamEntryNode> {
    const values = [credential.invitationId, credential.tokenVersion];
    const [invitation] = await this.queries.query<EntryRow>(entry, values);
    if (!invitation) throw new Unauthenticated();
    const attempt = invitation.state === null ? undefined : invitation;
    const now = this.clock.now();
    const paper = attempt ?? (await this.paperBeforeStart(invitation));
    const language = attempt?.satIn ?? sittingLanguage(paper.settings, invitation.language);
    return {
      ...stateOf(invitation, attempt, paper, now),
      ...textsOf(paper.settings, language),
      inOtherLanguage: this.otherTexts(credential, paper.settings, language),
      opensAt: firstMomentOf(invitation, paper.settings),
      closesAt: lastMomentOf(invitation, paper.settings),
      welcomeVideoUrl: this.welcomeVideoUrl(credential, paper.settings, language),
      ...demandsShown(paper, invitation),
      organiser: invitation.organiser,
      accommodation: accommodationOf(invitation),
      proctoring: toExamProctoring(paper.settings),
      candidateFirstName: invitation.candidateFirstName,
      questionCount: paper.questionCount,
      totalSeconds: paper.totalSeconds,
      baseSeconds: paper.baseSeconds,
      extraTimePercent: invitation.extraTimePercent,
      serverNow: now,
    };
  }

  private welcomeVideoUrl(
    credential: ExamCredential,
    settings: PaperSettings,
    language: ContentLanguage,
  ): string | null {
    const { welcomeVideoFileId } = settings;
    const { welcomeVideoUrl } = saidSettings(settings, language);
    const isOwn = language === settings.language || welcomeVideoUrl === settings.welcomeVideoUrl;
    return welcomeVideoFileId && isOwn ? this.links.urlFor(credential, welcomeVideoFileId) : welcomeVideoUrl;
  }

  private otherTexts(credential: ExamCredential, settings: PaperSettings, shown: ContentLanguage) {
    const language = languagesOf(settings).find((one) => one !== shown);
    if (!language) return null;
    const { title, jobRole, description } = saidSettings(settings, language);
    const welcomeVideoUrl = this.welcomeVideoUrl(credential, settings, language);
    return { language, assessmentTitle: title, jobRole, description, welcomeVideoUrl };
  }

  private async paperBeforeStart({ assessmentId, extraTimePercent }: ExamInvitation) {
    const { settings, questionCount, durationSeconds, demands } = await this.papers.outline(assessmentId);
    const totalSeconds = grantedSeconds(durationSeconds, extraTimePercent);
    return { ...demands, settings, questionCount, totalSeconds, baseSeconds: durationSeconds };
  }
}

/** The same that the invitation says, with the time of each question as this candidate gets it. */
function demandsShown(asked: AskedKinds, { extraTimePercent }: ExamInvitation) {
  const { types, takesBack, needsCamera, needsMicrophone } = demandsOf(asked);
  const [shortestSeconds, longestSeconds] = [asked.shortestSeconds, asked.longestSeconds].map((seconds) =>
    grantedSeconds(seconds, extraTimePercent),
  ) as [number, number];
  return { types, takesBack, needsCamera, needsMicrophone, shortestSeconds, longestSeconds };
}

function accommodationOf(row: Wish): AccommodationRequestNode | null {
  const { wish: text, wishedPercent: percent, askedAt, decidedAt, isGranted } = row;
  return text === null || askedAt === null ? null : { text, percent, askedAt, decidedAt, isGranted };
}

function stateOf(
  invitation: ExamInvitation,
  attempt: StartedAttempt | undefined,
  { settings, questionCount }: { settings: PaperSettings; questionCount: number },
  now: Date,
): { state: ExamState; unavailableReason: UnavailableReason | null } {
  const { isTokenValid, isCompleted } = invitation;
  if (!isTokenValid) return { state: ExamState.UNAVAILABLE, unavailableReason: 'REVOKED' };
  if (attempt) {
    const isOver = attempt.state !== 'in-progress' || (!attempt.pausedAt && now > attempt.endsAt);
    return { state: isOver ? ExamState.SUBMITTED : examStateOf(attempt.state), unavailableReason: null };
  }
  if (isCompleted) return { state: ExamState.SUBMITTED, unavailableReason: null };
  const unavailableReason = questionCount === 0 ? 'INACTIVE' : whyNotNow(invitation, settings, now);
  return { state: unavailableReason ? ExamState.UNAVAILABLE : ExamState.NOT_STARTED, unavailableReason };
}

export function textsOf(settings: PaperSettings, language: ContentLanguage) {
  const { configuration } = settings;
  const { title, jobRole, description } = saidSettings(settings, language);
  const { opensAt, closesAt, showProgress, allowBack: mayGoBack } = configuration;
  return {
    ...{ assessmentTitle: title, jobRole, description, language, showProgress, mayGoBack },
    languages: languagesOf(settings),
    languageOffer: languageOffer(configuration),
    inOtherLanguage: null,
    opensAt: opensAt === null ? null : new Date(opensAt),
    closesAt: closesAt === null ? null : new Date(closesAt),
  };
}
