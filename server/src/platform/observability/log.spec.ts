import { QueryFailedError } from 'typeorm';
import { createLog } from './log';

describe('an error in the log', () => {
  function logged(fields: object): string {
    const lines: string[] = [];
    createLog('trace', { write: (line) => void lines.push(line) }).error(fields, 'failed');
    return lines.join('');
  }

  it('of a statement tells what was refused and where, and none of the values', () => {
    const refusal = Object.assign(new Error('violates unique constraint "users_email"'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(lina@example.com) already exists.',
    });
    const err = new QueryFailedError('insert into users values ($1, $2)', ['lina@example.com', '$argon2id$x'], refusal);
    const line = logged({ err });
    expect(JSON.parse(line)).toMatchObject({
      msg: 'failed',
      err: { type: 'QueryFailedError', code: '23505', constraint: 'users_email', query: expect.anything() as string },
    });
    expect(line).toContain('log.spec');
    expect(line).not.toMatch(/lina@example|argon2id/);
  });

  it('that is no error stays as it is', () => {
    expect(JSON.parse(logged({ err: { status: 7 } }))).toMatchObject({ err: { status: 7 } });
  });
});
