import { Field, InterfaceType } from '@nestjs/graphql';
import type { DomainError } from '../errors';
import { errorCodeEnum } from './error-code.enum';

@InterfaceType('Refusal', { description: 'Nothing was done, and a screen says why.' })
export abstract class Refusal {
  @Field(() => errorCodeEnum(), { description: 'The same of every refusal of its type.' })
  code: string;
}

/** Which error becomes which member of a union. */
export type Refusals = readonly (readonly [
  error: abstract new (...args: never[]) => DomainError<object>,
  member: new () => Refusal,
])[];

/** What was done, or the refusal that a screen branches on. All else that goes wrong stays an error. */
export async function orRefusal<Done>(refusals: Refusals, work: Promise<Done>): Promise<Done | Refusal> {
  try {
    return await work;
  } catch (thrown) {
    const [, Member] = refusals.find(([error]) => thrown instanceof error) ?? [];
    if (!Member) throw thrown;
    const { code, params } = thrown as DomainError<object>;
    return Object.assign(new Member(), params, { code });
  }
}

/** For unions of what was done and of refusals, which alone are made with `new`. */
export const refusalOr = (done: string) => (value: object) =>
  value instanceof Refusal ? (value.constructor as new () => Refusal) : done;
