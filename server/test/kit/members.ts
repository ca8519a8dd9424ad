import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isAbstractType, isUnionType, Kind, parse, print } from 'graphql';
import type { FieldNode } from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

/** A selection of fields on an interface or union, each asked of those types that have it. */
export function ofMembers(abstract: string, selection: string): string {
  const type = schema.getType(abstract);
  if (!isAbstractType(type)) throw new Error(`${abstract} has no members`);
  const [operation] = parse(`{ ${selection} }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`no selection: ${selection}`);
  const fields = operation.selectionSet.selections as readonly FieldNode[];
  const common = isUnionType(type) ? {} : type.getFields();
  const own = fields.filter(({ name }) => !(name.value in common));
  const parts = schema.getPossibleTypes(type).map((member) => {
    const known = own.filter(({ name }) => name.value in member.getFields());
    return known.length === 0 ? '' : `... on ${member.name} { ${known.map(print).join(' ')} }`;
  });
  return [...fields.filter((field) => !own.includes(field)).map(print), ...parts].join(' ');
}

/** A question with its type beside its fields, as `QuestionInput` takes it. */
export function inputOf({ type, ...fields }: { type: string; [field: string]: unknown }): Record<string, object> {
  return { [type.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]: fields };
}
