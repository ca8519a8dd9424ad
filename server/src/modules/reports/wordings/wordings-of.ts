import { ContentLanguage } from '../../../platform/graphql';
import { MailKind, necessaryOf, placeholdersOf } from '../../assessments';
import type { Wording } from '../../assessments';
import { ownInvitationWording } from '../../candidates';
import { ownResultWording } from '../feedback';
import type { WordedMail } from './worded-mail';

type Which = Pick<WordedMail, 'kind' | 'language'>;

const every: Which[] = Object.values(MailKind).flatMap((kind) =>
  Object.values(ContentLanguage).map((language) => ({ kind, language })),
);

export function wordingsOf(reworded: readonly (Wording & { kind: string; language: string })[]): WordedMail[] {
  return every.map((which) =>
    toWordingNode(
      which,
      reworded.find(({ kind, language }) => kind === which.kind && language === which.language),
    ),
  );
}

export function toWordingNode({ kind, language }: Which, reworded: Wording | null | undefined): WordedMail {
  const { subject, text } = reworded ?? ownWording(kind, language);
  const isReworded = reworded != null;
  return {
    kind,
    language,
    subject,
    text,
    isReworded,
    placeholders: [...placeholdersOf[kind]],
    necessary: necessaryOf[kind],
  };
}

/** What goes out where nobody wrote other words. */
export const ownWording = (kind: MailKind, language: ContentLanguage): Wording =>
  kind === 'result' ? ownResultWording(language) : ownInvitationWording(kind, language);
