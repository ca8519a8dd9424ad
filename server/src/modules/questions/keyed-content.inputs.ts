import { authoredFields } from '@mizan/question-model';
import type { KeyDraft } from '@mizan/question-model';
import { classOf } from './schema/shape-field';
import './vocabulary.type';

export const NumberKeyInput = classOf(authoredFields.number, 'input') as new () => NumberKeyInput;
export type NumberKeyInput = NonNullable<KeyDraft['number']>;
