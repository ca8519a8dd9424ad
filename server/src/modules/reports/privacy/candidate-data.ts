import type { CandidateContact } from '../../candidates';
import type { DataClass } from './retention-rule.entity';

export interface StoredField {
  name: string;
  value: string;
}

export interface StoredRecord {
  fields: StoredField[];
}

export interface StoredTable {
  name: string;
  count: number;
  records: StoredRecord[];
}

export interface CandidateData {
  candidate: CandidateContact;
  tables: StoredTable[];
  fileCount: number;
  fileBytes: number;
}

export interface DeletedCount {
  name: string;
  count: number;
}

export interface ErasureProof {
  id: string;
  erasedAt: Date;
  erasedByName: string;
  deleted: DeletedCount[];
  fileCount: number;
  sha256: string;
  certificate: string;
}

export interface KeptDays {
  dataClass: DataClass;
  days: number | null;
}
