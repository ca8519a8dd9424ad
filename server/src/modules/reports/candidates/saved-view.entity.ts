import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A list as somebody wants to find it again: what stands behind the question mark of its address, under a name. */
@Entity('saved_views')
@Index('saved_views_one_per_name', { synchronize: false })
export class SavedView {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'saved_views_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'saved_views_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  screen: string;

  @Column('text')
  name: string;

  @Column('text')
  query: string;

  @Column('timestamptz')
  createdAt: Date;
}
