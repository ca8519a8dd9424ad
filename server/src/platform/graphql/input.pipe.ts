import { Injectable } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform, Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate } from 'class-validator';
import { InvalidInput } from '../errors';
import { fieldProblems } from './field-problems';

/** Validates inputs that carry class-validator rules; an input without any passes untouched, which keeps hot paths cheap. */
@Injectable()
export class InputPipe implements PipeTransform {
  private readonly validated = new WeakMap<object, boolean>();

  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (type === 'custom' || !metatype || typeof value !== 'object' || !this.hasRules(metatype)) return value;
    return this.check(metatype, value);
  }

  private async check(metatype: Type, value: object | null): Promise<object> {
    const instance = plainToInstance(metatype, value ?? {}) as object;
    const errors = await validate(instance, { stopAtFirstError: true, forbidUnknownValues: false });
    if (errors.length > 0) throw new InvalidInput({ fields: fieldProblems(errors) });
    return instance;
  }

  private hasRules(metatype: Type): boolean {
    const known = this.validated.get(metatype);
    if (known !== undefined) return known;
    const rules = getMetadataStorage().getTargetValidationMetadatas(metatype, '', false, false);
    this.validated.set(metatype, rules.length > 0);
    return rules.length > 0;
  }
}
