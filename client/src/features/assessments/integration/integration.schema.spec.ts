import { integrationInput, integrationOf, isIntegrationValid } from './integration.schema';

describe('the integration settings', () => {
  const isAccepted = (redirectUrl: string) => isIntegrationValid({ redirectUrl });

  it.each(['', 'https://example.com/hooks/mizan', ' https://careers.example.com/?thanks=1 '])('take "%s"', (address) =>
    expect(isAccepted(address)).toBe(true),
  );
  it.each(['http://example.com', 'example.com', 'https://localhost/x', 'javascript:alert(1)'])(
    'refuse "%s"',
    (address) => expect(isAccepted(address)).toBe(false),
  );

  it('send null for no address, and come back as they were', () => {
    const integration = { redirectUrl: 'https://example.com/h' };
    expect(integrationInput(integrationOf({ id: 'a', integration }))).toEqual(integration);
  });
});
