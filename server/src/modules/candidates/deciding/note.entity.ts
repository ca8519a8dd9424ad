import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Invitation } from '../invitation.entity';

/** What staff write to each other about somebody who is invited. Candidates never see it but in an export of their data. */
@Entity('notes')
@Index('notes_of_invitation', ['invitationId', 'writtenAt'])
export class Note {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'notes_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey(() => Invitation, { name: 'notes_invitation_fk', onDelete: 'CASCADE' })
  invitationId: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { name: 'notes_written_by_fk', onDelete: 'SET NULL' })
  writtenBy: string | null;

  @Column('text')
  writtenByName: string;

  @Column('text')
  text: string;

  /** Names of those who were mailed. */
  @Column('text', { array: true, default: '{}' })
  mentionedNames: string[];

  @Column('timestamptz')
  writtenAt: Date;
}
