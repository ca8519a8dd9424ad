import type { StepEntry } from '../../../components/page/steps';

export type StepState = StepEntry<string>['state'];

/** The steps of what is written, and what has to be there before each. */
export class StepPlan<Step extends string, Facts, Blocker extends string> {
  constructor(
    readonly steps: readonly [Step, ...Step[]],
    /** What is missing, in the order in which it is asked for. */
    readonly blockerBefore: (step: Step, facts: Facts) => Blocker | null,
    /** Whether every step was done, wherever one looks from. */
    private readonly isAllDone: (facts: Facts) => boolean = () => false,
  ) {}

  /** The step that an address names, else the first. */
  readonly read = (value: string | null): Step => this.steps.find((step) => step === value) ?? this.steps[0];

  readonly after = (step: Step): Step | null => this.steps[this.steps.indexOf(step) + 1] ?? null;

  /** Steps behind the current one are done; ahead of it, open or blocked. */
  readonly stateOf = (step: Step, current: Step, facts: Facts): StepState => {
    if (step === current) return 'current';
    if (this.blockerBefore(step, facts) !== null) return 'blocked';
    const isBehind = this.steps.indexOf(step) < this.steps.indexOf(current);
    return isBehind || this.isAllDone(facts) ? 'done' : 'open';
  };

  /** An address may name a step that is not ready yet: the furthest reachable one before it is shown. */
  readonly reachable = (wanted: Step, facts: Facts): Step => {
    const until = this.steps.slice(0, this.steps.indexOf(wanted) + 1);
    return until.findLast((step) => this.blockerBefore(step, facts) === null) ?? this.steps[0];
  };
}
