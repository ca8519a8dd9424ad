import { Injectable } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, ModuleRef, Reflector } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { ACCESS_RULE, KEY_RULE } from '../../../platform/access';
import type { AccessRule, KeyRule } from '../../../platform/access';
import { declaredErrors } from '../../../platform/errors';
import { printSorted } from '../../../platform/graphql/print-schema';
import { httpStatus } from '../../../platform/errors/http-status';

export interface OperationAccess {
  /** Who may call it at all. */
  for: AccessRule['for'];
  /** Only these roles; all when empty. */
  roles: readonly string[];
  /** What an API key needs for it. */
  scope: KeyRule | null;
}

export interface ApiReference {
  sdl: string;
  /** By root field. */
  operations: Record<string, OperationAccess>;
  /** By `Type.field` or `Type`: a key needs this scope as well. */
  fieldScopes: Record<string, string>;
  errors: { code: string; status: number }[];
}

type Handlers = Record<string, (() => unknown) | undefined>;

/** What the reference is drawn from, read off the running server. */
@Injectable()
export class ApiReferences {
  private made: ApiReference | undefined;

  constructor(
    private readonly modules: ModuleRef,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  get sdl(): string {
    return this.get().sdl;
  }

  get(): ApiReference {
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    return (this.made ??= {
      sdl: printSorted(schema),
      operations: this.operations(),
      fieldScopes: fieldScopesOf(schema),
      errors: declaredErrors().map(({ code, kind }) => ({ code, status: httpStatus[kind] })),
    });
  }

  private operations(): Record<string, OperationAccess> {
    const prototypes = this.discovery.getProviders().map(({ metatype }) => metatype?.prototype as Handlers | undefined);
    const found: Record<string, OperationAccess> = {};
    for (const handlers of new Set(prototypes)) {
      for (const name of handlers ? this.scanner.getAllMethodNames(handlers) : []) {
        const access = this.accessOf(handlers?.[name]);
        if (access) found[name] = access;
      }
    }
    return found;
  }

  private accessOf(handler: (() => unknown) | undefined): OperationAccess | null {
    const rule = handler && this.reflector.get<AccessRule | undefined>(ACCESS_RULE, handler);
    if (!rule || Reflect.hasMetadata(METHOD_METADATA, handler) || Reflect.hasMetadata(PATH_METADATA, handler))
      return null;
    const scope = this.reflector.get<KeyRule | undefined>(KEY_RULE, handler) ?? null;
    return { for: rule.for, roles: rule.for === 'staff' ? rule.roles : [], scope };
  }
}

function fieldScopesOf(schema: GraphQLSchema): Record<string, string> {
  const scopes: Record<string, string> = {};
  const types = Object.values(schema.getTypeMap());
  for (const type of types.filter(isObjectType)) {
    if (typeof type.extensions.keyScope === 'string') scopes[type.name] = type.extensions.keyScope;
    for (const { name, extensions } of Object.values(type.getFields())) {
      if (typeof extensions.keyScope === 'string') scopes[`${type.name}.${name}`] = extensions.keyScope;
    }
  }
  // An interface opens with the scope that all of its types share.
  for (const type of types.filter(isInterfaceType)) {
    const [shared, ...others] = new Set(schema.getPossibleTypes(type).map(({ name }) => scopes[name]));
    if (shared !== undefined && others.length === 0) scopes[type.name] = shared;
  }
  return scopes;
}
