import { Injectable } from '@nestjs/common';
import { MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import type { Viewer } from '../../../platform/access';
import type { MailKind, Wording } from '../../assessments';
import { ExampleMail } from './example-mail';

export const TEST_MAIL = 'wording-test';

interface Params extends Wording {
  viewer: Viewer;
  assessmentId: string;
  kind: MailKind;
}

/** What a candidate would get, to whoever words it. */
@Injectable()
export class TestMail extends MailTemplate<Params> {
  readonly name = TEST_MAIL;

  constructor(private readonly example: ExampleMail) {
    super();
  }

  render({ viewer, assessmentId, kind, subject, text }: Params, language: Language): Promise<MailContent> {
    return this.example.content(viewer, { assessmentId, kind, language }, { subject, text });
  }
}
