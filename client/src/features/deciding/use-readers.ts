import { useEffect, useState } from 'react';
import type { LettersInput } from '../../graphql/schema-generated';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { blankLetters, readersIn } from './letters';
import { usePreviewLettersMutation } from './letters-generated';

/** How many of these invitations are written to in each language; null until the server has said it. */
export function useReaders(invitations: readonly { id: string }[]): Record<keyof LettersInput, number> | null {
  const [readers, setReaders] = useState<ReturnType<typeof useReaders>>(null);
  const [preview] = usePreviewLettersMutation(resolvesWhenRefused);
  const ids = invitations.map(({ id }) => id).join();
  useEffect(() => {
    let isGone = false;
    const input = { invitationIds: ids.split(','), letters: blankLetters };
    void preview({ variables: { input } }).then(
      ({ data }) => !isGone && data && setReaders(readersIn(data.previewLetters.letters)),
    );
    return () => {
      isGone = true;
    };
  }, [ids, preview]);
  return readers;
}
