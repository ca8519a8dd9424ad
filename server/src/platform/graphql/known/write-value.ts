import { isAbstractType, isLeafType, isListType, isNonNullType, isObjectType } from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLAbstractType,
  GraphQLField,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields';
import { IN_DOUBT } from './in-doubt';

/** Writes what a resolver gave as the operation asks for it, as graphql-js does, as long as nothing is wrong with it. @throws IN_DOUBT */
export type WriteValue = (value: unknown, asked: WriteAsked) => unknown;

export interface WriteAsked {
  context: unknown;
  info: GraphQLResolveInfo;
}

type Place = Pick<GraphQLResolveInfo, 'fieldName' | 'fieldNodes' | 'returnType' | 'parentType' | 'path'>;
type ReadField = (source: unknown) => unknown;

/** Made once for an operation. It cannot be made for what has resolvers of its own below the first, arguments, or unions in lists. */
export class ValueWriters {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Record<string, FragmentDefinitionNode>,
  ) {}

  /** @throws IN_DOUBT */
  of(type: GraphQLOutputType, place: Place, isInList = false): WriteValue {
    if (isNonNullType(type)) return required(this.of(type.ofType, place, isInList));
    return orNull(this.ofNullable(type, place, isInList));
  }

  private ofNullable(type: GraphQLOutputType, place: Place, isInList: boolean): WriteValue {
    if (isListType(type)) return ofList(this.of(type.ofType, place, true));
    if (isLeafType(type)) return ofLeaf(type);
    if (isObjectType(type)) return this.ofObject(type, place, isInList);
    // What it is may be told by where it stands, which in a list is never the same.
    if (!isAbstractType(type) || isInList) throw IN_DOUBT;
    return this.ofAbstract(type, place);
  }

  private ofObject(type: GraphQLObjectType, { fieldNodes, path }: Place, isInList: boolean): WriteValue {
    if (type.isTypeOf) throw IN_DOUBT;
    const found = collectSubfields(this.schema, this.fragments, {}, type, fieldNodes);
    const fields = [...found].map(([key, nodes]) => {
      if (key === '__proto__') throw IN_DOUBT;
      return { key, write: this.ofField(type, nodes, { prev: path, key, typename: type.name }, isInList) };
    });
    return (value, asked) => {
      const written: Record<string, unknown> = {};
      for (const { key, write } of fields) written[key] = write(value, asked);
      return written;
    };
  }

  private ofField(
    parentType: GraphQLObjectType,
    fieldNodes: readonly FieldNode[],
    path: GraphQLResolveInfo['path'],
    isInList: boolean,
  ): WriteValue {
    const fieldName = fieldNodes[0]?.name.value ?? '';
    if (fieldName === '__typename') return () => parentType.name;
    const field = parentType.getFields()[fieldName];
    if (!field) throw IN_DOUBT;
    const read = fieldReader(field);
    const write = this.of(field.type, { fieldName, fieldNodes, returnType: field.type, parentType, path }, isInList);
    return (value, asked) => write(read(value), asked);
  }

  private ofAbstract(type: GraphQLAbstractType, place: Place): WriteValue {
    const { resolveType } = type;
    if (!resolveType) throw IN_DOUBT;
    const members = this.schema.getPossibleTypes(type);
    const byName = new Map(members.map((member) => [member.name, this.ofObject(member, place, false)]));
    return (value, asked) => {
      const name = resolveType(value, asked.context, { ...asked.info, ...place }, type);
      const write = typeof name === 'string' ? byName.get(name) : undefined;
      if (!write) throw IN_DOUBT;
      return write(value, asked);
    };
  }
}

/** Of a field that is there as it stands. A resolver that looks at no more than the object it is asked of only names another property. */
function fieldReader({ name, args, resolve }: GraphQLField<unknown, unknown>): ReadField {
  if (args.length > 0 || (resolve && resolve.length !== 1)) throw IN_DOUBT;
  if (resolve) return resolve as unknown as ReadField;
  return (source) => {
    const value = (source as Record<string, unknown>)[name];
    if (typeof value === 'function') throw IN_DOUBT;
    return value;
  };
}

function required(write: WriteValue): WriteValue {
  return (value, asked) => {
    if (value == null) throw IN_DOUBT;
    return write(value, asked);
  };
}

function orNull(write: WriteValue): WriteValue {
  return (value, asked) => {
    if (value == null) return null;
    if (typeof value === 'object' && (value instanceof Error || 'then' in value)) throw IN_DOUBT;
    return write(value, asked);
  };
}

function ofList(write: WriteValue): WriteValue {
  return (value, asked) => {
    if (!Array.isArray(value)) throw IN_DOUBT;
    return value.map((one) => write(one, asked));
  };
}

function ofLeaf(type: GraphQLLeafType): WriteValue {
  return (value) => {
    const written: unknown = type.serialize(value);
    if (written == null) throw IN_DOUBT;
    return written;
  };
}
