import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StoredFile } from './stored-file.entity';

/** A part of a file that is still being uploaded. */
@Entity('stored_file_parts')
export class StoredFilePart {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'stored_file_parts_pk' })
  @ForeignKey(() => StoredFile, { name: 'stored_file_parts_file_fk', onDelete: 'CASCADE' })
  fileId: string;

  /** From 0. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'stored_file_parts_pk' })
  partIndex: number;

  @Column('integer')
  byteSize: number;

  @Column('timestamptz')
  storedAt: Date;
}
