import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { AttemptNode, AttemptNotFound } from '../../attempt';
import { AttemptFiguresQueries } from './attempt-figures.queries';
import type { AttemptFigures } from './attempt-figures.queries';

/** What whoever watches an attempt wants to know of it, read only where it is asked for and once for all of its fields. */
@Resolver(() => AttemptNode)
export class AttemptFiguresFieldsResolver {
  private readonly rows = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });
  private readonly known = new WeakMap<AttemptNode, Promise<AttemptFigures>>();

  constructor(private readonly queries: AttemptFiguresQueries) {}

  @ResolveField(() => Int, {
    nullable: true,
    description: 'Of the open question; an earlier one where candidates may go back. Null when none is open.',
  })
  async openPosition(@Parent() attempt: AttemptNode): Promise<number | null> {
    return (await this.of(attempt)).openPosition;
  }

  @ResolveField(() => Int, { nullable: true, description: 'All of the time of the open question, without extra time.' })
  async questionDurationSeconds(@Parent() attempt: AttemptNode): Promise<number | null> {
    return (await this.of(attempt)).questionDurationSeconds;
  }

  @ResolveField(() => Int, { description: 'What staff added, all questions together.' })
  async addedSeconds(@Parent() attempt: AttemptNode): Promise<number> {
    return (await this.of(attempt)).addedSeconds;
  }

  @ResolveField(() => Boolean, { description: 'Handed in before and opened again since.' })
  async wasReopened(@Parent() attempt: AttemptNode): Promise<boolean> {
    return (await this.of(attempt)).wasReopened;
  }

  @ResolveField(() => Int, { description: 'Messages that the candidate has not read yet.' })
  async unreadMessages(@Parent() attempt: AttemptNode): Promise<number> {
    return (await this.of(attempt)).unreadMessages;
  }

  @ResolveField(() => Int, { description: 'Of the proctoring record, without those that staff dismissed.' })
  async incidents(@Parent() attempt: AttemptNode): Promise<number> {
    return (await this.of(attempt)).incidents;
  }

  /** Everybody who hears of an attempt by the live channel has the same object. */
  private of(attempt: AttemptNode): Promise<AttemptFigures> {
    let figures = this.known.get(attempt);
    if (!figures) this.known.set(attempt, (figures = this.rows.load(attempt.id)));
    return figures;
  }

  private async load(ids: readonly string[]): Promise<(AttemptFigures | Error)[]> {
    const found = await this.queries.ofAttempts([...new Set(ids)]);
    return ids.map((id) => found.get(id) ?? new AttemptNotFound());
  }
}
