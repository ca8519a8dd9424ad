import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

export interface AnnotatedMethod<Annotation> {
  /** `Class.method`, stable enough to be stored in a job. */
  name: string;
  annotation: Annotation;
  call: (argument: unknown, extra?: unknown) => unknown;
}

type Instance = Record<string, (argument: unknown, extra?: unknown) => unknown>;

/**
 * Finds what modules contribute to the platform: instances of a port, and methods that carry an annotation. Neither changes once the
 * application has started, so what was looked for then is remembered: the walk through every method of every provider takes milliseconds.
 */
@Injectable()
export class ProviderCatalogue implements OnApplicationBootstrap {
  private readonly found = new Map<unknown, unknown[]>();
  private isComplete = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.isComplete = true;
  }

  instancesOf<Port>(port: abstract new (...args: never[]) => Port): readonly Port[] {
    return this.remembered(port, () => this.instances().filter((instance) => instance instanceof port) as Port[]);
  }

  methodsWith<Annotation>(key: string): readonly AnnotatedMethod<Annotation>[] {
    return this.remembered(key, () =>
      this.instances().flatMap((instance) => this.annotatedMethods<Annotation>(instance, key)),
    );
  }

  private remembered<Found>(key: unknown, find: () => Found[]): readonly Found[] {
    const known = this.found.get(key) as Found[] | undefined;
    if (known) return known;
    const found = find();
    if (this.isComplete) this.found.set(key, found);
    return found;
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
    const instances = this.discovery
      .getProviders()
      .map((wrapper) => wrapper.instance as unknown)
      .filter((instance): instance is object => typeof instance === 'object' && instance !== null);
    return [...new Set(instances)];
  }
}
