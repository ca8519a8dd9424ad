import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Opens one result to whoever has the address, until a moment. Of its token only the hash is kept. */
@Entity('share_links')
@Unique('share_links_token_unique', ['tokenHash'])
@Index('share_links_of_attempt', ['attemptId'])
export class ShareLink {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'share_links_pk' })
  id: string;

  /** SHA-256 in hexadecimal. */
  @Column('text')
  tokenHash: string;

  @Column('uuid')
  @ForeignKey('attempts', { name: 'share_links_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  /** Whose right to see the result the link carries on. */
  @Column('uuid')
  @ForeignKey('users', { name: 'share_links_creator_fk', onDelete: 'CASCADE' })
  createdBy: string;

  @Column('text')
  language: 'en' | 'ar';

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  @Column('integer', { default: 0 })
  useCount: number;
}
