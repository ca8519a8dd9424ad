import { useEffect } from 'react';
import type { StartAssessmentExportInput } from '../../graphql/schema-generated';
import {
  useAssessmentExportsQuery,
  useStartAssessmentExportMutation,
  type AssessmentExport_ExportFragment,
} from './assessment-export-generated';
import { useLiveConnection } from '../../lib/graphql/live-connection';
import { resolvesWhenRefused, unlessRefused } from '../../lib/graphql/refusal';

/** While the live channel is open it tells of every step; asking is for what it misses. */
const POLL_MS = { live: 15_000, alone: 2_000 };

export interface AssessmentExportList {
  exports: readonly AssessmentExport_ExportFragment[] | undefined;
  error: unknown;
  isStarting: boolean;
  start: (wish: Pick<StartAssessmentExportInput, 'parts' | 'language'>) => void;
  refetch: () => void;
}

/** The exports of an assessment, asked for again as long as one of them is in the making. */
export function useAssessmentExports(assessmentId: string): AssessmentExportList {
  const query = useAssessmentExportsQuery({ variables: { assessmentId }, fetchPolicy: 'network-only' });
  const { startPolling, stopPolling } = query;
  const exports = query.data?.assessment.exports;
  const [mutate, { loading }] = useStartAssessmentExportMutation(resolvesWhenRefused);
  const { isOpen, epoch } = useLiveConnection();
  const isMaking = exports?.some(isOpenExport) ?? false;
  useEffect(() => {
    if (!isMaking) return;
    startPolling(isOpen ? POLL_MS.live : POLL_MS.alone);
    return stopPolling;
  }, [isMaking, isOpen, epoch, startPolling, stopPolling]);
  const refetch = () => void unlessRefused(query.refetch());
  const start: AssessmentExportList['start'] = ({ parts, language }) => {
    // The list shows how things stand after a refusal too.
    void mutate({ variables: { input: { assessmentId, parts, language } } }).then(refetch);
  };
  return { exports, error: query.error, isStarting: loading, start, refetch };
}

export function isOpenExport({ state }: Pick<AssessmentExport_ExportFragment, 'state'>): boolean {
  return state === 'WAITING' || state === 'RUNNING';
}
