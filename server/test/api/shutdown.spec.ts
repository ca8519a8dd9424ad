import { Injectable, Module } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../src/platform/access';
import { createTestApp } from '../kit';

/** Answers when the test says so. */
@Injectable()
class Gate {
  open!: () => void;
  entered!: () => void;
  readonly opened = new Promise<void>((resolve) => (this.open = resolve));
  readonly arrival = new Promise<void>((resolve) => (this.entered = resolve));
}

@Resolver()
class ProbeResolver {
  constructor(private readonly gate: Gate) {}

  @Query(() => String)
  @StaffOnly()
  async slowProbe(): Promise<string> {
    this.gate.entered();
    await this.gate.opened;
    return 'done';
  }
}

@Module({ providers: [Gate, ProbeResolver] })
class ProbeModule {}

describe('a server that is stopped', () => {
  it('finishes what it has begun and takes nothing new', async () => {
    const app = await createTestApp({}, [ProbeModule]);
    const origin = await app.listen();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${(await app.as.hr()).token}` };
    const body = JSON.stringify({ query: '{ slowProbe }' });
    const running = fetch(`${origin}/api/graphql`, { method: 'POST', headers, body });
    await app.get(Gate).arrival;
    const closing = app.close();
    // The address is free as soon as the socket no longer listens.
    while (
      await fetch(`${origin}/api/v1/health`).then(
        (response) => response.ok,
        () => false,
      )
    );
    app.get(Gate).open();
    expect(await (await running).json()).toEqual({ data: { slowProbe: 'done' } });
    await closing;
  });
});
