import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_RULE, FRESH_PROOF, KEY_RULE } from '../../src/platform/access';
import type { AccessRule, KeyRule } from '../../src/platform/access';
import type { TestApp } from '../kit';

export interface Operation {
  /** `Mutation signIn` or `Controller.method`. */
  name: string;
  rule: AccessRule | undefined;
  /** What an API key needs for it. */
  keyRule: KeyRule | undefined;
  /** Whether the person must have shown lately that it is them. */
  asksProof: boolean;
}

const ROOT_TYPES = ['Query', 'Mutation', 'Subscription'];

/** Every GraphQL root field and REST route of the running application, found the way the framework finds them. */
export function operationsOf(app: TestApp): Operation[] {
  const discovery = app.get(DiscoveryService);
  const classes = [...discovery.getProviders(), ...discovery.getControllers()].map(({ metatype }) => metatype);
  const unique = [...new Set(classes)].filter((type): type is new () => object => typeof type === 'function');
  return unique.flatMap((type) => operationsOfClass(type, app.get(Reflector)));
}

function operationsOfClass(type: new () => object, reflector: Reflector): Operation[] {
  const prototype = type.prototype as Record<string, () => unknown> | undefined;
  return new MetadataScanner().getAllMethodNames(prototype ?? null).flatMap((method) => {
    const handler = prototype?.[method];
    const name = handler && nameOf(type, method, handler, reflector);
    if (!handler || !name) return [];
    const rule = reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [handler, type]);
    const keyRule = reflector.getAllAndOverride<KeyRule | undefined>(KEY_RULE, [handler, type]);
    const asksProof = reflector.get<boolean | undefined>(FRESH_PROOF, handler) ?? false;
    return [{ name, rule, keyRule, asksProof }];
  });
}

function nameOf(
  type: new () => object,
  method: string,
  handler: () => unknown,
  reflector: Reflector,
): string | undefined {
  const rootType = reflector.get<string | undefined>('graphql:resolver_type', handler);
  if (rootType && ROOT_TYPES.includes(rootType)) return `${rootType} ${method}`;
  const isRoute = Reflect.hasMetadata(METHOD_METADATA, handler) && Reflect.hasMetadata(PATH_METADATA, type);
  return isRoute ? `${type.name}.${method}` : undefined;
}
