import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

const key = { primaryKeyConstraintName: 'mail_wordings_pk' };

/** A mail of an assessment in words of its own; what has no row goes out as it always did. */
@Entity('mail_wordings')
export class MailWording {
  @PrimaryColumn('uuid', key)
  @ForeignKey('assessments', { name: 'mail_wordings_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  @PrimaryColumn('text', key)
  kind: string;

  @PrimaryColumn('text', key)
  language: string;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('timestamptz')
  changedAt: Date;
}
