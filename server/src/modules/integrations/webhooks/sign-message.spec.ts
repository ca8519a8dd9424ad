import { Webhook } from 'standardwebhooks';
import { signedHeaders } from './sign-message';

const vectors = [
  {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    seconds: 1614265330,
    body: '{"test": 2432232314}',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  {
    secret: 'whsec_AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA=',
    id: 'msg_test1',
    seconds: 1735787045,
    body: '{"type":"candidate.completed","timestamp":"2025-01-02T03:04:05.000Z","data":{"id":"c_1"}}',
    signature: 'v1,zz0GQOqYjObF8xVk5c9NrNoLgUw7NeBBf18Qh3hdbM8=',
  },
];

describe('signedHeaders', () => {
  it.each(vectors)('makes the published signature of $id', ({ secret, id, seconds, body, signature }) => {
    const headers = signedHeaders({ id, at: new Date(seconds * 1000 + 999), body }, [secret]);
    expect(headers).toEqual({
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature,
    });
  });

  it('is taken by a receiver with either key while a key is being changed, and by no other', () => {
    const [before, after] = vectors.map(({ secret }) => secret) as [string, string];
    const body = '{"type":"webhook.test"}';
    const headers = signedHeaders({ id: 'msg_1', at: new Date(), body }, [after, before]);
    for (const secret of [before, after]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'webhook.test' });
    }
    const stranger = new Webhook('whsec_ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8=');
    expect(() => stranger.verify(body, headers)).toThrow('No matching signature found');
    expect(() => new Webhook(after).verify(`${body} `, headers)).toThrow('No matching signature found');
  });
});
