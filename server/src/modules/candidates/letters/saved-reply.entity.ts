import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A letter to candidates that somebody writes again and again, in both languages. */
@Entity('saved_replies')
@Index('saved_replies_one_per_name', ['userId', 'name'], { unique: true })
export class SavedReply {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'saved_replies_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'saved_replies_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  name: string;

  @Column('text')
  subjectEn: string;

  @Column('text')
  textEn: string;

  @Column('text')
  subjectAr: string;

  @Column('text')
  textAr: string;
}
