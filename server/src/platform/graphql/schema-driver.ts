import { Inject, Injectable } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { ApolloDriver } from '@nestjs/apollo';
import { GraphQLSchemaFactory } from '@nestjs/graphql';
import { isObjectType, lexicographicSortSchema } from 'graphql';
import type { GraphQLField, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { buildSchemaOptions } from './build-options';
import { describeSchema } from './describe-schema';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
/** A subscription's field has two. */
type Resolver = Resolve | Pick<GraphQLField<unknown, unknown>, 'resolve' | 'subscribe'>;
/** By type, and by field. */
type Resolvers = Partial<Record<string, Record<string, Resolver>>>;

/**
 * Sets the resolvers on the schema that is made from the code. Nest's own way prints that schema, reads a second one from the print, and
 * copies the resolvers back: a third of what an application starts with.
 */
@Injectable()
export class SchemaDriver extends ApolloDriver {
  constructor(
    private readonly modules: ModulesContainer,
    @Inject(GraphQLSchemaFactory) private readonly factory: GraphQLSchemaFactory,
  ) {
    super(modules);
  }

  override async generateSchema(options: ApolloDriverConfig): Promise<GraphQLSchema> {
    const plain = await this.factory.create(this.classes(), buildSchemaOptions());
    // Its types are copies: the plain one may serve another application of this process.
    const schema = lexicographicSortSchema(describeSchema(plain));
    const transformResolvers: ApolloDriverConfig['transformResolvers'] = (found) => {
      resolveBy(schema, Object.assign({}, ...[found].flat()) as Resolvers);
      return found;
    };
    await super.generateSchema({ ...options, schema, transformResolvers });
    return schema;
  }

  private classes(): Type[] {
    const providers = [...this.modules.values()].flatMap((module) => [...module.providers.values()]);
    return providers.flatMap(({ instance }) => (instance instanceof Object ? [instance.constructor as Type] : []));
  }
}

/** What a later module adds to an interface is resolved in each of its types, unless the type does it itself. */
function resolveBy(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const fields = type.getFields();
    const names = [...type.getInterfaces().map(({ name }) => name), type.name];
    for (const [name, resolver] of names.flatMap((one) => Object.entries(resolvers[one] ?? {}))) {
      const field = fields[name];
      if (field) Object.assign(field, typeof resolver === 'function' ? { resolve: resolver } : resolver);
    }
  }
}
