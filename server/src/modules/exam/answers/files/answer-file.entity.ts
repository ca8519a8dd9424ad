import { Entity, Column, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StoredFile } from '../../../../platform/files';
import { AttemptQuestion, Attempt } from '../../attempt';

/** What a candidate handed in for a question, or is still recording; whether it counts, the answer says. */
@Entity('answer_files')
@Index('answer_files_of_question', ['questionId'])
@Index('answer_files_of_attempt', ['attemptId'])
export class AnswerFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'answer_files_pk' })
  @ForeignKey(() => StoredFile, { name: 'answer_files_file_fk', onDelete: 'CASCADE' })
  fileId: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { name: 'answer_files_attempt_fk', onDelete: 'CASCADE' })
  attemptId: string;

  @Column('uuid')
  @ForeignKey(() => AttemptQuestion, { name: 'answer_files_question_fk', onDelete: 'CASCADE' })
  questionId: string;
}
