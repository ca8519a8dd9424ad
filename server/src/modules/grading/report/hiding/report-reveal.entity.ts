import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Somebody looks past the report options of an assessment for a while: in one session, and on their screen alone. */
@Entity('report_reveals')
export class ReportReveal {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'report_reveals_pk' })
  @ForeignKey('sessions', { name: 'report_reveals_session_fk', onDelete: 'CASCADE' })
  sessionId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'report_reveals_pk' })
  @ForeignKey('assessments', { name: 'report_reveals_assessment_fk', onDelete: 'CASCADE' })
  assessmentId: string;

  @Column('timestamptz')
  until: Date;
}
