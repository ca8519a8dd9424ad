import { Button } from 'antd';
import { Mail, Tag, UserCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_AT_ONCE } from '../../../components/table/bulk-limits';
import type { CandidateListRow } from '../../../features/candidates';
import { DecideDialog, LetterDrawer, TagDialog } from '../../../features/deciding';
import { useStagesForSelectionLazyQuery } from './candidates-selection-generated';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** A letter to candidates of several assessments is kept apart from those of each. */
const SEVERAL = 'several';

interface Props {
  rows: readonly CandidateListRow[];
  onDone: () => void;
  /** Puts the buttons where they belong; what they ask stands beside them. */
  children: (buttons: ReactNode) => ReactNode;
}

/** Moving, writing to and tagging whoever is ticked in a list of several assessments. */
export function CandidatesDeciding({ rows, onDone, children }: Props): ReactNode {
  const { t } = useTranslation('deciding');
  const [written, write] = useState<Props['rows'] | null>(null);
  const [tagged, tag] = useState<Props['rows'] | null>(null);
  const moving = useMoving(onDone);
  const assessmentId = commonAssessment(rows);
  const tooMany = rows.length > MOST_AT_ONCE;
  return (
    <>
      {children(
        <>
          {/* Stages are those of an assessment: several have none in common that means the same. */}
          {assessmentId !== null && (
            <Button disabled={tooMany} icon={<UserCheck {...icon} />} onClick={() => void moving.ask(rows)}>
              {t('move.name')}
            </Button>
          )}
          <Button disabled={tooMany} icon={<Mail {...icon} />} onClick={() => write(rows)}>
            {t('letter.name_action')}
          </Button>
          <Button disabled={tooMany} icon={<Tag {...icon} />} onClick={() => tag(rows)}>
            {t('tags.name')}
          </Button>
        </>,
      )}
      {moving.dialog}
      <LetterDrawer
        assessmentId={assessmentId ?? SEVERAL}
        invitations={written}
        language={rows[0]?.assessment.language ?? 'EN'}
        onDone={onDone}
        onClose={() => write(null)}
      />
      <TagDialog
        known={[...new Set(rows.flatMap(({ tags }) => tags))]}
        invitations={tagged}
        onDone={onDone}
        onClose={() => tag(null)}
      />
    </>
  );
}

/** Asks where people of one assessment go, by its own stages. */
export function useMoving(onDone: () => void) {
  const [moved, move] = useState<Props['rows'] | null>(null);
  const [ask, { data }] = useStagesForSelectionLazyQuery({ fetchPolicy: 'network-only' });
  return {
    ask: async (rows: Props['rows']) => {
      const assessmentId = commonAssessment(rows);
      if (assessmentId === null) return;
      const { data: found } = await ask({ variables: { assessmentId } });
      if (found) move(rows);
    },
    dialog: data && (
      <DecideDialog assessment={data.assessment} invitations={moved} onDone={onDone} onClose={() => move(null)} />
    ),
  };
}

/** Everybody who is ticked, when the row is one of them and all are of its assessment; else the row alone. */
export function together(ticked: Props['rows'], row: CandidateListRow): Props['rows'] {
  const isOneOfThem = ticked.some(({ id }) => id === row.id);
  return isOneOfThem && commonAssessment(ticked) !== null ? ticked : [row];
}

/** Of which assessment all of them are; null where they are of several. */
function commonAssessment(rows: Props['rows']): string | null {
  const [first, ...others] = rows;
  return first && others.every(({ assessment }) => assessment.id === first.assessment.id) ? first.assessment.id : null;
}
