import type { EntityManager } from 'typeorm';
import { MailWording } from './mail-wording.entity';

/** What goes along when an assessment begins as another one. */
export type KeptWording = Pick<MailWording, 'kind' | 'language' | 'subject' | 'text'>;

/** Only mails that were worded anew. */
export async function keptWordingsOf(manager: EntityManager, assessmentId: string): Promise<KeptWording[]> {
  const found = await manager.find(MailWording, { where: { assessmentId }, order: { kind: 'ASC', language: 'ASC' } });
  return found.map(({ kind, language, subject, text }) => ({ kind, language, subject, text }));
}

/** To an assessment that has none yet. */
export async function giveWordings(
  manager: EntityManager,
  { id, createdAt }: { id: string; createdAt: Date },
  wordings: readonly KeptWording[],
): Promise<void> {
  if (wordings.length === 0) return;
  await manager.insert(
    MailWording,
    wordings.map((wording) => ({ ...wording, assessmentId: id, changedAt: createdAt })),
  );
}
