import { FieldProblems as Problems } from '@mizan/question-model';
import { InvalidInput } from '../../platform/errors';

/** Everything that is wrong with an input, to be answered as one refusal. */
export class FieldProblems extends Problems {
  throwIfAny(): void {
    if (!this.isEmpty) throw new InvalidInput({ fields: [...this.all] });
  }
}
