import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../user';

/** What somebody wrote to support; name and address as they were then. */
@Entity('support_messages')
@Index('support_messages_newest', { synchronize: false })
export class SupportMessage {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'support_messages_pk' })
  id: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { name: 'support_messages_user_fk', onDelete: 'SET NULL' })
  userId: string | null;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @Column('timestamptz')
  createdAt: Date;
}
