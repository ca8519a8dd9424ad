/** Whether this browser can talk to passkeys; pages without https cannot. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Made by the person's device. Null when they turned away, or it is one that was added before. */
export const createPasskey = (options: string): Promise<string | null> =>
  orNull(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: JSON.parse(options) as Options<typeof startRegistration> });
  });

/** What a passkey of the person answers. Null when they turned away. */
export const askPasskey = (options: string): Promise<string | null> =>
  orNull(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON: JSON.parse(options) as Options<typeof startAuthentication> });
  });

type Options<Ask extends (asked: never) => unknown> = Parameters<Ask>[0] extends { optionsJSON: infer Json }
  ? Json
  : never;

/** Browsers tell a page on purpose no more than that it did not happen. */
async function orNull(ask: () => Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
      return null;
    throw error;
  }
}
