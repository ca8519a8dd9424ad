import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Question } from '../../questions';

/** How often a question has been drawn from pools: who draws takes the least drawn first. */
@Entity('question_draws')
export class QuestionDraws {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'question_draws_pk' })
  @ForeignKey(() => Question, { name: 'question_draws_question_fk', onDelete: 'CASCADE' })
  questionId: string;

  @Column('integer')
  draws: number;
}
