import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A person, one for each e-mail address among the records of an owner. */
@Entity('candidates')
@Index('candidates_one_per_email', { synchronize: false })
@Index('candidates_by_name', { synchronize: false })
@Index('candidates_of_all_by_name', { synchronize: false })
@Index('candidates_search', { synchronize: false })
@Index('candidates_by_beginning', { synchronize: false })
@Index('candidates_of_all_by_beginning', { synchronize: false })
@Index('candidates_by_letters', { synchronize: false })
export class Candidate {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'candidates_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'candidates_owner_fk' })
  ownerId: string;

  @Column('text')
  firstName: string;

  /** Empty of those whom a program invited by one name. */
  @Column('text')
  lastName: string;

  /** Lower-case. */
  @Column('text')
  email: string;

  /** Digits, with a leading plus if it was given; null of those whom a program invited without one. */
  @Column('text', { nullable: true })
  phone: string | null;

  /** Of the whole name, as lists sort by it; the database sees to it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  foldedName: string;

  /** Of all by which a search finds them; the database sees to it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  foldedWords: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
