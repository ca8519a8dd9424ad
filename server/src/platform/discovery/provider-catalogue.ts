import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

export interface AnnotatedMethod<Annotation> {
  /** `Class.method`, stable enough to be stored in a job. */
  name: string;
  annotation: Annotation;
  call: (argument: unknown, extra?: unknown) => unknown;
}

type Instance = Record<string, (argument: unknown, extra?: unknown) => unknown>;

/** Finds what modules contribute to the platform: instances of a port, and methods that carry an annotation. */
@Injectable()
export class ProviderCatalogue {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  instancesOf<Port>(port: abstract new (...args: never[]) => Port): Port[] {
    const found = this.instances().filter((instance): instance is Port & object => instance instanceof port);
    return [...new Set(found)];
  }

  methodsWith<Annotation>(key: string): AnnotatedMethod<Annotation>[] {
    return [...new Set(this.instances())].flatMap((instance) => this.annotatedMethods<Annotation>(instance, key));
  }

  private annotatedMethods<Annotation>(instance: object, key: string): AnnotatedMethod<Annotation>[] {
    const prototype = Object.getPrototypeOf(instance) as object | null;
    return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
      const call = (instance as Instance)[method];
      const annotation = call && this.reflector.get<Annotation | undefined>(key, call);
      if (!call || annotation === undefined) return [];
      return [{ name: `${instance.constructor.name}.${method}`, annotation, call: call.bind(instance) }];
    });
  }

  private instances(): object[] {
    return this.discovery
      .getProviders()
      .map((wrapper) => wrapper.instance as unknown)
      .filter((instance): instance is object => typeof instance === 'object' && instance !== null);
  }
}
