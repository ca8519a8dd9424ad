import { ObjectType } from '@nestjs/graphql';
import { Connection } from '../../../platform/graphql';
import { QuestionNode } from '../question.type';

@ObjectType('QuestionConnection')
export class QuestionConnection extends Connection(QuestionNode, 'Question') {}
