import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MadeOnce } from '../../../lib/graphql/made-once';
import type { StartQuestionImportInput } from '../../../graphql/schema-generated';
import {
  useImportedQuestionIdsLazyQuery,
  useQuestionImportJobsQuery,
  useStartQuestionImportMutation,
} from './question-import-generated';
import type { Failure } from '../../../lib/graphql/errors';
import { failureOfJob, isOpenJob, useImportJob, type ImportJob } from './use-import-job';

type Wish = Omit<StartQuestionImportInput, 'isPreview'>;

export interface TakingOverState {
  /** Null while nothing is taken over. */
  job: ImportJob | null;
  /** Why the last one took nothing over. */
  failure: Failure | null;
  start: (input: Wish) => Promise<void>;
  /** Looks away from what was asked for here; what is under way goes on. */
  leave: () => void;
}

/** A bank that is taken over by a job, also one that was begun before this was opened. */
export function useTakingOver(isOpen: boolean, onDone: (questionIds: string[]) => void): TakingOverState {
  const [followed, follow] = useState<string | null>(null);
  const before = useOpenJob(isOpen && followed === null);
  if (before !== null) follow(before);
  const job = useImportJob(isOpen ? followed : null);
  const [begin] = useStartQuestionImportMutation();
  const [once] = useState(() => new MadeOnce<Wish>());
  const [readIds] = useImportedQuestionIdsLazyQuery({ fetchPolicy: 'no-cache' });
  const handed = useRef<string>(undefined);
  const finish = useEffectEvent(async ({ id }: ImportJob) => {
    if (handed.current === id) return;
    handed.current = id;
    const { data } = await readIds({ variables: { id } });
    follow(null);
    onDone(data?.questionImportJob.result?.questionIds ?? []);
  });
  useEffect(() => {
    if (job?.state === 'DONE') void finish(job);
  }, [job]);
  return {
    job: job && (isOpenJob(job) || job.state === 'DONE') ? job : null,
    failure: job && failureOfJob(job),
    start: async (input) => {
      const { made } = await once.make(input, (from, headers) =>
        begin({ variables: { input: { ...from, isPreview: false } }, context: { headers } }),
      );
      follow(made.data?.startQuestionImport.questionImportJob.id ?? null);
    },
    leave: () => follow(null),
  };
}

/** The import of one's own that is under way, if there is one. */
function useOpenJob(isLooking: boolean): string | null {
  const { data } = useQuestionImportJobsQuery({ skip: !isLooking, fetchPolicy: 'network-only' });
  if (!isLooking) return null;
  return data?.questionImportJobs.find((job) => !job.isPreview && isOpenJob(job))?.id ?? null;
}
