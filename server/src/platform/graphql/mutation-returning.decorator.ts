import { Field, Mutation, ObjectType } from '@nestjs/graphql';
import type { FieldOptions, ReturnTypeFunc } from '@nestjs/graphql';

interface MutationWords {
  description?: string;
  deprecationReason?: string;
  /** Of the one field of the payload, where its type does not say enough. */
  fieldDescription?: string;
  nullable?: boolean;
}

/**
 * A mutation that answers with a payload of its own, `<Name>Payload`, whose one field is what the method returns. A payload can
 * grow a second field without breaking anybody; a bare value could not. Stands above the decorators that say who may call it.
 *
 * @param field - the name of what the method returns: the thing that was changed
 */
export function MutationReturning(field: string, type: ReturnTypeFunc, words: MutationWords = {}): MethodDecorator {
  const { fieldDescription, nullable = false, ...options } = words;
  return <Method>(target: object, name: string | symbol, descriptor: TypedPropertyDescriptor<Method>) => {
    const payload = payloadClass(payloadName(String(name)), field, type, {
      nullable,
      ...(fieldDescription ? { description: fieldDescription } : {}),
    });
    descriptor.value = wrapped(descriptor.value as (...args: unknown[]) => unknown, field) as Method;
    Mutation(() => payload, options)(target, name, descriptor);
    return descriptor;
  };
}

export function payloadName(mutation: string): string {
  return `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Payload`;
}

function payloadClass(name: string, field: string, type: ReturnTypeFunc, options: FieldOptions) {
  class Payload {
    [changed: string]: unknown;
  }
  ObjectType(name)(Payload);
  Field(type, options)(Payload.prototype, field);
  return Payload;
}

/** The same method with its answer under the field; what stands in its metadata (who may call it) comes along. */
function wrapped(method: (...args: unknown[]) => unknown, field: string) {
  const inPayload = async function (this: unknown, ...args: unknown[]): Promise<Record<string, unknown>> {
    return { [field]: await method.apply(this, args) };
  };
  for (const key of Reflect.getMetadataKeys(method) as unknown[]) {
    Reflect.defineMetadata(key, Reflect.getMetadata(key, method), inPayload);
  }
  return inPayload;
}
