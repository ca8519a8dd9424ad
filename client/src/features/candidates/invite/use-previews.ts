import type { TextEncoding } from '../../../graphql/schema-generated';
import {
  usePreviewCandidateFileMutation,
  usePreviewCandidateRowsMutation,
  usePreviewCandidateTextMutation,
} from './candidate-list-generated';
import { candidateInputOf, withLinesOf, type DraftRow } from './draft-list';
import type { ListState } from './draft-lists';

const quiet = { quiet: true };

/** What the server makes of a list, in each of the ways to hand one in. */
export function usePreviews(assessmentId: string, country: string | null) {
  const [previewText] = usePreviewCandidateTextMutation({ context: quiet });
  const [previewFile] = usePreviewCandidateFileMutation();
  const [previewRows] = usePreviewCandidateRowsMutation({ context: quiet });
  return {
    text: async (text: string) => {
      const { data } = await previewText({ variables: { input: { assessmentId, text, country } } });
      return data?.previewCandidateText.preview;
    },
    file: async (file: File, encoding: TextEncoding | null, onProgress: (sent: number) => void) => {
      const context = { ...quiet, fetchOptions: { onProgress } };
      const { data } = await previewFile({ variables: { input: { assessmentId, file, encoding, country } }, context });
      return data?.previewCandidateFile.preview;
    },
    rows: async (rows: DraftRow[], recognisedColumns: ListState['columns']) => {
      const { data } = await previewRows({
        variables: { input: { assessmentId, candidates: rows.map(candidateInputOf), country } },
      });
      const checked = data?.previewCandidateRows.preview;
      return checked && { ...checked, recognisedColumns, rows: withLinesOf(checked.rows, rows) };
    },
  };
}
