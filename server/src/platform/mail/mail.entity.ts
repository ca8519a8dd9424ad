import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from './mail-template';

export const mailStatuses = ['queued', 'sent', 'failed', 'kept'] as const;
/** `kept`: no SMTP server is configured, the mail stays in the outbox table. */
export type MailStatusValue = (typeof mailStatuses)[number];

@Entity('mails')
@Index('mails_newest', ['createdAt'])
export class Mail {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'mails_pk' })
  id: string;

  @Column('text')
  recipient: string;

  @Column('text')
  template: string;

  @Column('text')
  language: Language;

  @Column('jsonb')
  params: object;

  @Column({ type: 'enum', enum: mailStatuses, enumName: 'mail_status', default: 'queued' })
  status: MailStatusValue;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
