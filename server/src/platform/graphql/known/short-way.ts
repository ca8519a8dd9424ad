import {
  execute,
  GraphQLObjectType,
  GraphQLSchema,
  isInputType,
  isNonNullType,
  Kind,
  typeFromAST,
  visit,
} from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLResolveInfo,
  OperationDefinitionNode,
  VariableDefinitionNode,
} from 'graphql';
import { IN_DOUBT, unlessInDoubt } from './in-doubt';
import { inputReader } from './read-input';
import type { ReadInput } from './read-input';
import { ValueWriters } from './write-value';
import type { WriteValue } from './write-value';

type Values = Record<string, unknown>;

interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** As they came, and as they were read. */
interface Variables {
  given: Values;
  variableValues: Values;
}

interface Variable {
  name: string;
  read: ReadInput;
  isRequired: boolean;
}

/** An operation that asks for one thing, with what graphql-js would find out about it each time found out once. */
export class ShortWay {
  private readonly resolve: GraphQLFieldResolver<unknown, unknown, Values>;
  private readonly info: Omit<GraphQLResolveInfo, 'variableValues'>;
  private readonly key: string;
  private readonly variables: readonly Variable[];
  private readonly args: (variables: Values) => Values;
  private readonly write: WriteValue;

  /** Null for an operation that can only be executed by graphql-js. */
  static of(schema: GraphQLSchema, operation: Operation): ShortWay | null {
    return unlessInDoubt(() => new ShortWay(schema, operation)) ?? null;
  }

  private constructor(
    private readonly schema: GraphQLSchema,
    private readonly known: Operation,
  ) {
    const { document, operation } = known;
    const parentType = schema.getRootType(operation.operation);
    const [node, ...others] = operation.selectionSet.selections;
    if (!parentType || node?.kind !== Kind.FIELD || others.length > 0 || hasDirectives(document)) throw IN_DOUBT;
    const fieldName = node.name.value;
    const field = parentType.getFields()[fieldName];
    if (!field?.resolve) throw IN_DOUBT;
    this.key = node.alias?.value ?? fieldName;
    const path = { prev: undefined, key: this.key, typename: parentType.name };
    const place = { fieldName, fieldNodes: [node], returnType: field.type, parentType, path };
    const fragments = fragmentsOf(document);
    this.resolve = field.resolve;
    this.info = { ...place, schema, fragments, operation, rootValue: undefined };
    this.variables = (operation.variableDefinitions ?? []).map((one) => variableOf(schema, one));
    this.args = argumentsOf(field, node);
    this.write = new ValueWriters(schema, fragments).of(field.type, place);
  }

  /** Undefined, and nothing done, where the variables are not plainly what is asked for. */
  execute(context: object, given: Values): Promise<ExecutionResult> | undefined {
    const variableValues = unlessInDoubt(() => this.readVariables(given));
    const args = variableValues && unlessInDoubt(() => this.args(variableValues));
    return args && this.ask(context, args, { given, variableValues });
  }

  private readVariables(given: Values): Values {
    const read: Values = {};
    for (const variable of this.variables) {
      const { name } = variable;
      if (Object.hasOwn(given, name)) read[name] = variable.read(given[name]);
      else if (variable.isRequired) throw IN_DOUBT;
    }
    return read;
  }

  private async ask(context: object, args: Values, { given, variableValues }: Variables): Promise<ExecutionResult> {
    const info = { ...this.info, variableValues };
    let found: unknown;
    try {
      found = await this.resolve(undefined, args, context, info);
    } catch (refusal) {
      return this.saidByGraphql(context, given, () => {
        throw refusal;
      });
    }
    const written = unlessInDoubt(() => ({ [this.key]: this.write(found, { context, info }) }));
    return written ? { data: written } : this.saidByGraphql(context, given, () => found);
  }

  /** What was found, or refused, as graphql-js says it; asked for once, and not again. */
  private async saidByGraphql(context: object, given: Values, found: () => unknown): Promise<ExecutionResult> {
    return execute({
      schema: withoutFirstResolvers(this.schema),
      document: this.known.document,
      rootValue: { [this.info.fieldName]: found },
      contextValue: context,
      variableValues: given,
    });
  }
}

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, { Directive: () => void (found = true) });
  return found;
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function variableOf(schema: GraphQLSchema, { variable, type, defaultValue }: VariableDefinitionNode): Variable {
  const inputType = typeFromAST(schema, type);
  if (defaultValue || !isInputType(inputType)) throw IN_DOUBT;
  return { name: variable.name.value, read: inputReader(inputType), isRequired: type.kind === Kind.NON_NULL_TYPE };
}

/** Of an operation whose arguments are variables, each of exactly its argument's type or narrower. */
function argumentsOf({ args }: GraphQLField<unknown, unknown>, node: FieldNode): (variables: Values) => Values {
  const given = args.map(({ name, type, defaultValue }) => {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (defaultValue !== undefined || (value && value.kind !== Kind.VARIABLE)) throw IN_DOUBT;
    const variable = value?.kind === Kind.VARIABLE ? value.name.value : undefined;
    return { name, variable, isRequired: isNonNullType(type) };
  });
  return (variables) => {
    const read: Values = {};
    for (const { name, variable, isRequired } of given) {
      const value = variable === undefined ? undefined : variables[variable];
      if (value == null && isRequired) throw IN_DOUBT;
      if (value !== undefined) read[name] = value;
    }
    return read;
  };
}

const withoutResolvers = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The same schema, whose operations find in the root value what they give. */
function withoutFirstResolvers(schema: GraphQLSchema): GraphQLSchema {
  const known = withoutResolvers.get(schema);
  if (known) return known;
  const { query, mutation, types, ...rest } = schema.toConfig();
  const roots = new Set([query, mutation]);
  const made = new GraphQLSchema({
    ...rest,
    query: query && withoutResolversOf(query),
    mutation: mutation && withoutResolversOf(mutation),
    types: types.filter((type) => !roots.has(type as GraphQLObjectType)),
    assumeValid: true,
  });
  withoutResolvers.set(schema, made);
  return made;
}

function withoutResolversOf(type: GraphQLObjectType): GraphQLObjectType {
  const { fields, ...rest } = type.toConfig();
  const bare = Object.entries(fields).map(([name, { resolve: _, ...field }]) => [name, field]);
  return new GraphQLObjectType({ ...rest, fields: Object.fromEntries(bare) as typeof fields });
}
