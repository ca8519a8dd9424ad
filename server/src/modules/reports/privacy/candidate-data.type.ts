import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Connection } from '../../../platform/graphql';
import { CandidateNode } from '../../candidates';
import { DataClass } from './retention-rule.entity';
import type {
  StoredField,
  StoredRecord,
  StoredTable,
  CandidateData,
  DeletedCount,
  ErasureProof,
  KeptDays,
} from './candidate-data';

registerEnumType(DataClass, { name: 'DataClass', description: 'RECORDINGS: every file that candidates handed in.' });

@ObjectType('StoredField', { description: 'One field of a stored record.' })
export class StoredFieldNode implements StoredField {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'As it is stored: text, or JSON.' })
  value: string;
}

@ObjectType('StoredRecord', { description: 'One record about the candidate.' })
export class StoredRecordNode implements StoredRecord {
  @Field(() => [StoredFieldNode])
  fields: StoredFieldNode[];
}

@ObjectType('StoredTable', { description: 'What one table holds about a candidate.' })
export class StoredTableNode implements StoredTable {
  @Field(() => String)
  name: string;

  @Field(() => Int, { description: 'Records of this kind.' })
  count: number;

  @Field(() => [StoredRecordNode], { description: 'At most the first 200; the export has all.' })
  records: StoredRecordNode[];
}

@ObjectType('CandidateData', { description: 'Everything that is stored about one candidate.' })
export class CandidateDataNode implements CandidateData {
  @Field(() => CandidateNode)
  candidate: CandidateNode;

  @Field(() => [StoredTableNode], { description: 'Only those that hold something.' })
  tables: StoredTableNode[];

  @Field(() => Int)
  fileCount: number;

  @Field(() => Int, { description: 'Size of the files together, in bytes.' })
  fileBytes: number;
}

@ObjectType('DeletedRows')
export class DeletedRowsNode implements DeletedCount {
  @Field(() => String)
  name: string;

  @Field(() => Int)
  count: number;
}

@ObjectType('Erasure', { description: 'Proof that a candidate was erased, without a word about whom.' })
export class ErasureNode implements ErasureProof {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  erasedAt: Date;

  @Field(() => String)
  erasedByName: string;

  @Field(() => [DeletedRowsNode])
  deleted: DeletedRowsNode[];

  @Field(() => Int)
  fileCount: number;

  @Field(() => String, { description: 'Of `certificate`; the audit log keeps it as well.' })
  sha256: string;

  @Field(() => String, { description: 'JSON, byte for byte what the hash was made of.' })
  certificate: string;
}

@ObjectType('ErasureConnection')
export class ErasureConnection extends Connection(ErasureNode, 'Erasure') {}

@ObjectType('RetentionRule', { description: 'How long one kind of data is kept.' })
export class RetentionRuleNode implements KeptDays {
  @Field(() => DataClass)
  dataClass: DataClass;

  @Field(() => Int, { nullable: true, description: 'Null: kept until somebody deletes it.' })
  days: number | null;
}
