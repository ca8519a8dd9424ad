import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ExamAuthenticator } from '../../platform/access';
import type { ExamCredential } from '../../platform/access';
import { AppConfig } from '../../platform/config';
import type { ContentLanguage } from '../../platform/graphql';
import { decodeExamToken, encodeExamToken } from './exam-token';

/** More exams at once than one process serves. */
const MOST_REMEMBERED = 10_000;

interface LinkedInvitation {
  id: string;
  tokenVersion: number;
}

/** Makes exam links and knows its own again. Nothing of a token is stored: the secret and the invitation give it anew. */
@Injectable()
export class ExamLinks extends ExamAuthenticator {
  private readonly key: KeyObject;
  private readonly keys: readonly KeyObject[];
  private readonly recent = new Map<string, ExamCredential>();

  constructor(private readonly config: AppConfig) {
    super();
    this.key = config.keyFor('exam token');
    this.keys = config.keysFor('exam token');
  }

  tokenOf({ id, tokenVersion }: LinkedInvitation): string {
    return encodeExamToken({ invitationId: id, tokenVersion }, this.key);
  }

  /** `language` of the exam: the page opens in it, whatever the browser prefers. */
  url(invitation: LinkedInvitation, language: ContentLanguage): string {
    return `${this.config.publicUrl}/Exam/${this.tokenOf(invitation)}?lng=${language}`;
  }

  /** Where the same candidate tries the device, days before: it starts nothing. */
  deviceCheckUrl(invitation: LinkedInvitation, language: ContentLanguage): string {
    return `${this.config.publicUrl}/Exam/Check/${this.tokenOf(invitation)}?lng=${language}`;
  }

  /** A token that was sealed by this key once is so for ever; an exam page sends its own with every answer. */
  authenticate(token: string): ExamCredential | null {
    const known = this.recent.get(token);
    if (known) return known;
    const credential = this.decode(token);
    if (credential) this.remember(token, credential);
    return credential;
  }

  private decode(token: string): ExamCredential | null {
    for (const key of this.keys) {
      const credential = decodeExamToken(token, key);
      if (credential) return credential;
    }
    return null;
  }

  private remember(token: string, credential: ExamCredential): void {
    if (this.recent.size >= MOST_REMEMBERED) this.recent.clear();
    this.recent.set(token, credential);
  }
}
