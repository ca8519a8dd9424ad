import { InputType } from '@nestjs/graphql';
import { authoredFields } from '@mizan/question-model';
import type { KeyDraft } from '@mizan/question-model';
import { addFields, classOf } from './schema/shape-field';
import './vocabulary.type';

@InputType({ isAbstract: true })
class KeyedContentInputFields {}

addFields(KeyedContentInputFields, authoredFields, 'input', true);

/** Content and key of a draft, flat; the type reads what concerns it. The fields are those of the question model. */
export const KeyedContentInput = KeyedContentInputFields as new () => KeyDraft;

export const NumberKeyInput = classOf(authoredFields.number, 'input') as new () => NumberKeyInput;
export type NumberKeyInput = NonNullable<KeyDraft['number']>;
