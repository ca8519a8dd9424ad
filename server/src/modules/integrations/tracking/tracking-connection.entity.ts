import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ApiKey } from '../api-keys/api-key.entity';
import type { TrackingSystem } from './tracking-system';

/** An applicant tracking system of a staff user. It calls with its API key; we call back with the credential that it gave. */
@Entity('tracking_connections')
@Index('tracking_connections_by_key', ['keyId'], { unique: true })
@Index('tracking_connections_of_owner', ['ownerId'])
export class TrackingConnection {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'tracking_connections_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('users', { name: 'tracking_connections_owner_fk', onDelete: 'CASCADE' })
  ownerId: string;

  @Column('text')
  system: TrackingSystem;

  @Column('uuid')
  @ForeignKey(() => ApiKey, { name: 'tracking_connections_key_fk', onDelete: 'CASCADE' })
  keyId: string;

  /** Sealed: it has to be sent as it is, so a hash would not do. */
  @Column('bytea', { select: false })
  credential: Buffer;

  /** Where the system is told, if not where each order says. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
