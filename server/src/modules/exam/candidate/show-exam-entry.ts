import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { demandsOf, languagesOf, PaperSource, saidSettings, sittingLanguage } from '../../assessments';
import type { AskedKinds, PaperSettings } from '../../assessments';
import { Brands } from '../../identity';
import type { ContentLanguage } from '../../questions';
import type { ExamInvitation } from '../attempt';
import { grantedSeconds } from '../attempt';
import { ExamFileLinks } from '../answers';
import { entryStateOf } from './entry-state';
import { textsOf } from './entry-texts';
import type { EntryRow, Wish } from './exam-entry.queries';
import type { AskedAccommodation } from '../accommodation';
import { toExamProctoring } from '../proctoring';
import { examWindow } from './exam-window.policy';
import type { ExamEntry } from './exam-entry';

/** The page before the exam: what is asked for, and whether it can be started, continued or neither. Changes nothing. */
@Injectable()
export class ShowExamEntry {
  constructor(
    private readonly clock: Clock,
    private readonly papers: PaperSource,
    private readonly links: ExamFileLinks,
    private readonly brands: Brands,
  ) {}

  async execute(credential: ExamCredential, found: EntryRow): Promise<ExamEntry> {
    const invitation = found.isTokenValid ? found : ofNobody(found);
    const attempt = invitation.state === null ? undefined : invitation;
    const now = this.clock.now();
    const paper = attempt ?? (await this.paperBeforeStart(invitation));
    const language = attempt?.satIn ?? sittingLanguage(paper.settings, invitation.language);
    return {
      ...entryStateOf(invitation, attempt, paper, now),
      ...textsOf(paper.settings, language),
      inOtherLanguage: this.otherTexts(credential, paper.settings, language),
      ...examWindow(invitation, paper.settings),
      welcomeVideoUrl: this.welcomeVideoUrl(credential, paper.settings, language),
      // Of the video as it is now: they go with it.
      welcomeVideoCaptions: invitation.captions,
      ...demandsShown(paper, invitation),
      organiser: invitation.organiser,
      brand: this.brands.of(invitation.ownerId),
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

/** A link that was revoked or issued anew may be in other hands: nothing of the candidate stands behind it. */
function ofNobody(row: EntryRow): EntryRow {
  const person = { candidateFirstName: '', extraTimePercent: 0, wish: null, wishedPercent: null, askedAt: null };
  return { ...row, ...person, state: null } as EntryRow;
}

/** The same that the invitation says, with the time of each question as this candidate gets it. */
function demandsShown(asked: AskedKinds, { extraTimePercent }: ExamInvitation) {
  const { types, takesBack, needsCamera, needsMicrophone } = demandsOf(asked);
  const [shortestSeconds, longestSeconds] = [asked.shortestSeconds, asked.longestSeconds].map((seconds) =>
    grantedSeconds(seconds, extraTimePercent),
  ) as [number, number];
  return { types, takesBack, needsCamera, needsMicrophone, shortestSeconds, longestSeconds };
}

function accommodationOf(row: Wish): AskedAccommodation | null {
  const { wish: text, wishedPercent: percent, askedAt, decidedAt, isGranted } = row;
  return text === null || askedAt === null ? null : { text, percent, askedAt, decidedAt, isGranted };
}
