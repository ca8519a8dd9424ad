import type { ProveIdentityInput } from '../../../graphql/schema-generated';
import { useProveIdentityMutation, useStartPasskeyProofMutation } from './proof-generated';
import { askPasskey } from '../../../lib/passkeys';
import { settleProof } from './proof-requests';

const options = { context: { quiet: true }, fetchPolicy: 'no-cache' } as const;

/** Two ways to prove it: by what is typed, or by the passkey. Both let go on what asked. */
export function useProof() {
  const [prove] = useProveIdentityMutation(options);
  const [start] = useStartPasskeyProofMutation(options);
  const give = async (input: ProveIdentityInput) => {
    await prove({ variables: { input } });
    settleProof(true);
  };
  /** False when the person turned away. */
  const byPasskey = async () => {
    const { data } = await start();
    if (!data) return false;
    const { handle, options: asked } = data.startPasskeyProof.question;
    const answer = await askPasskey(asked);
    if (answer === null) return false;
    await give({ passkey: { handle, answer } });
    return true;
  };
  return { give, byPasskey };
}
