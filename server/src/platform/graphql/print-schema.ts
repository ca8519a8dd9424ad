import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaOptions } from './build-options';
import { describeSchema } from './describe-schema';

type ModuleClass = Type | DynamicModule;

const HEADER = '# Written by the server (npm run schema). Do not edit.\n\n';

/** The schema of the given modules, without starting them: no configuration and no database is needed. */
export async function printSchemaOf(modules: readonly ModuleClass[]): Promise<string> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: ['error'] });
  try {
    const factory = builder.get(GraphQLSchemaFactory);
    const schema = await factory.create([...withImported(modules)].flatMap(resolversOf), buildSchemaOptions());
    return printSorted(describeSchema(schema));
  } finally {
    await builder.close();
  }
}

export function printSorted(schema: GraphQLSchema): string {
  return `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** Each of them once, with the modules that they are made of and that they need. */
function withImported(modules: readonly ModuleClass[], found = new Set<ModuleClass>()): Set<ModuleClass> {
  for (const module of modules.filter((one) => !found.has(one))) {
    found.add(module);
    withImported(listed<ModuleClass>(module, MODULE_METADATA.IMPORTS), found);
  }
  return found;
}

function resolversOf(module: ModuleClass): Type[] {
  const providers = listed<Type>(module, MODULE_METADATA.PROVIDERS);
  return providers.filter((provider) => Reflect.hasMetadata('graphql:resolver_type', provider));
}

function listed<T>(module: ModuleClass, key: string): T[] {
  return (Reflect.getMetadata(key, 'module' in module ? module.module : module) as T[] | undefined) ?? [];
}
