import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { FieldOptions, ReturnTypeFuncValue } from '@nestjs/graphql';
import type { Fields, Group, Shape } from '@mizan/question-model';
import { DateScalar } from '../../../platform/graphql';

export type SchemaDirection = 'output' | 'input';
export type NamedClass = new () => object;

const made: Record<SchemaDirection, Map<string, NamedClass>> = { output: new Map(), input: new Map() };

/** Puts the fields of the question model on a class of the schema, as `Field` would one by one. */
export function addFields(target: NamedClass, fields: Fields, direction: SchemaDirection, isNull = isNullIn): void {
  for (const [name, shape] of Object.entries(fields)) {
    const nullable = isNull(shape, direction);
    const options: FieldOptions = { nullable, ...(shape.about && { description: shape.about }) };
    // Here and not when the schema asks: a class that is decorated later is not part of it.
    const type = typeOf(shape, direction);
    Field(() => type, options)(target.prototype as object, name);
  }
}

/** The class of a group of fields; made once for each direction. */
export function classOf(group: Group, direction: SchemaDirection): NamedClass {
  const name = direction === 'input' ? `${group.name}Input` : group.name;
  const known = made[direction].get(name);
  if (known) return known;
  const type = newClass(name);
  made[direction].set(name, type);
  const options = group.summary ? { description: group.summary } : {};
  if (direction === 'input') InputType(name, options)(type);
  else ObjectType(name, options)(type);
  addFields(type, group.fields, direction);
  return type;
}

/** An empty class of that name; what it has is put on it. */
export function newClass(name: string, base: NamedClass = Object): NamedClass {
  return { [name]: class extends base {} }[name] as NamedClass;
}

function typeOf(shape: Shape, direction: SchemaDirection): ReturnTypeFuncValue {
  switch (shape.kind) {
    case 'whole':
      return Int;
    case 'flag':
    case 'switch':
      return Boolean;
    case 'id':
      return ID;
    case 'day':
      return DateScalar;
    case 'word':
      return shape.words;
    case 'list':
      return [typeOf(shape.of, direction)];
    case 'group':
      return classOf(shape, direction);
    default:
      return String;
  }
}

/** Whether a field may be null, or left out of an input. */
export function isNullIn(
  { kind, isOptional = false, isNullable = false, hasDefault = false }: Shape,
  direction: SchemaDirection,
) {
  const isSilent = direction === 'input' ? hasDefault || kind === 'switch' : false;
  return isSilent || isNullable || (isOptional && kind !== 'switch');
}
