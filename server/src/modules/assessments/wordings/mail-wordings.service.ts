import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit, auditAction } from '../../../platform/audit';
import type { Staff } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { cleanLines, cleanText } from '../../../platform/text';
import { assertExpected } from '../assert-expected';
import { Assessments } from '../assessments.service';
import { MailWording } from './mail-wording.entity';
import { wordingProblems } from './mail-wording.policy';
import type { MailKind, Wording } from './mail-wording.policy';

const WORDING_CHANGE = auditAction('assessment.reword-mail');
type Language = 'en' | 'ar';

export interface WhichMail {
  assessmentId: string;
  kind: MailKind;
  language: Language;
}

interface Rewording {
  /** Null takes the own words back. */
  wording: Wording | null;
  /** What was read; left out where whatever is stored may be replaced. */
  expected: Wording | null | undefined;
  /** What goes out where there are no own words. */
  otherwise: Wording;
}

/** Mails of an assessment in words of its own. */
@Injectable()
export class MailWordings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly assessments: Assessments,
    private readonly audit: Audit,
  ) {}

  /** Null where the mail goes out as it always did. */
  of({ assessmentId, kind, language }: WhichMail): Promise<Wording | null> {
    return this.dataSource.manager.findOneBy(MailWording, { assessmentId, kind, language });
  }

  all(assessmentId: string): Promise<MailWording[]> {
    return this.dataSource.manager.findBy(MailWording, { assessmentId });
  }

  /** @throws AssessmentNotFound, AssessmentChangedMeanwhile, InvalidInput */
  change({ viewer, origin }: Staff, which: WhichMail, { wording, expected, otherwise }: Rewording): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const { id, title } = await this.assessments.lock(tx.manager, viewer, which.assessmentId);
      const kept = wording && checkWording(which.kind, wording);
      const stored = await tx.manager.findOneBy(MailWording, which);
      assertExpected('expected', {
        stored: wordsOf(stored ?? otherwise),
        expected: expected && wordsOf(expected),
        wanted: wordsOf(kept ?? otherwise),
      });
      const key = ['assessmentId', 'kind', 'language'];
      if (kept) await tx.manager.upsert(MailWording, { ...which, ...kept, changedAt: this.clock.now() }, key);
      else await tx.manager.delete(MailWording, which);
      const label = [title, which.kind, which.language].join(' · ');
      await this.audit.record(tx, {
        by: viewer,
        origin,
        action: WORDING_CHANGE,
        object: { type: 'assessment', id, label },
      });
    });
  }
}

const wordsOf = ({ subject, text }: Wording) => [subject, text];

/** As it is kept and sent. @throws InvalidInput with every place that is wrong */
export function checkWording(kind: MailKind, { subject, text }: Wording): Wording {
  const clean = { subject: cleanText(subject), text: cleanLines(text) };
  const fields = wordingProblems(kind, clean);
  if (fields.length > 0) throw new InvalidInput({ fields });
  return clean;
}
