import { kindOf, QuestionType } from '@mizan/question-model';
import type { Fields } from '@mizan/question-model';
import { InputType, ObjectType } from '@nestjs/graphql';
import { addFields, isNullIn, newClass } from './shape-field';
import type { NamedClass } from './shape-field';

interface Members {
  /** The end of their names, which is the interface's or input's own: `Question` makes `NumberQuestion`. */
  suffix: string;
  fieldsOf: (type: QuestionType) => Fields;
  /** Left out: all. */
  types?: readonly QuestionType[];
  /** For a field that a particular reader may not see. */
  isNull?: (name: string, type: QuestionType) => boolean;
}

/** `fill-in-the-blank` is `FillInTheBlank` in the name of a type. */
export const memberName = (type: QuestionType, suffix: string): string =>
  `${type.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}${suffix}`;

/** `fill-in-the-blank` is the field `fillInTheBlank` of an input. */
export const memberField = (type: QuestionType): string =>
  type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The object types of an interface: one for each type of question, with the fields that this type has. */
export function declareMembers(
  of: NamedClass,
  members: Members,
  decorate: (member: NamedClass, type: QuestionType) => void = () => undefined,
): void {
  for (const type of members.types ?? Object.values(QuestionType)) {
    const member = newMember(type, members);
    ObjectType(member.name, { implements: () => of, description: kindOf(type).about })(member);
    decorate(member, type);
  }
}

/** The inputs of a choice between the types of question: all have the fields of `base`, and each its own. */
export function declareInputMembers(base: NamedClass, members: Members): Map<QuestionType, NamedClass> {
  return new Map(
    Object.values(QuestionType).map((type) => {
      const member = newClass(memberName(type, members.suffix), base);
      InputType(member.name, { description: kindOf(type).about })(member);
      addFields(member, members.fieldsOf(type), 'input');
      return [type, member];
    }),
  );
}

function newMember(type: QuestionType, { suffix, fieldsOf, isNull }: Members): NamedClass {
  const member = newClass(memberName(type, suffix));
  for (const [name, shape] of Object.entries(fieldsOf(type))) {
    addFields(member, { [name]: shape }, 'output', (...field) => isNullIn(...field) || (isNull?.(name, type) ?? false));
  }
  return member;
}
