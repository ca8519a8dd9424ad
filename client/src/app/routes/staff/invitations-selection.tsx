import { Button } from 'antd';
import { Columns2, Mail, Tag, UserCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/page/button-link';
import { MOST_AT_ONCE, MOST_COMPARED, MOST_EXPORTED } from '../../../components/table/bulk-limits';
import { nothingSelected, type Selection } from '../../../components/table/selection';
import {
  LifeBar,
  LifeDialog,
  useLifeAsk,
  type InvitationColumn,
  type LifeQuestion,
  type LifeWish,
} from '../../../features/candidates';
import { DecideDialog, LetterDrawer, TagDialog } from '../../../features/deciding';
import { ExportListButton } from '../../../features/exports';
import type { InvitationsQuery } from './invite-candidates.route-generated';
import { paths } from '../../paths';

export type SelectedInvitation = InvitationsQuery['assessment']['invitations']['edges'][number]['node'];

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ShownList {
  columns: readonly InvitationColumn[];
  order: Readonly<Record<'sort' | 'direction', string>>;
}

interface Props {
  assessment: InvitationsQuery['assessment'];
  /** As the list stands: a file of those who are ticked has its columns and its order. */
  list: ShownList;
  selection: Selection<SelectedInvitation>;
  onSelect: (selection: Selection<SelectedInvitation>) => void;
  /** What is asked about one row, from its menu or by key. */
  asked: AskedOfSelection;
  onAsk: (asked: AskedOfSelection) => void;
  onLife: (wish: LifeWish) => void;
  onDone: () => void;
}

export interface AskedOfSelection {
  life?: LifeQuestion;
  decide?: readonly SelectedInvitation[];
  tag?: readonly SelectedInvitation[];
  write?: readonly SelectedInvitation[];
}

/** What is done with everybody who is ticked, on whichever page they stand, and the questions that it asks. */
export function InvitationsSelection(props: Props): ReactNode {
  const { assessment, list, selection, onSelect, asked, onAsk, onLife, onDone } = props;
  const rows = [...selection.values()];
  const close = () => onAsk({});
  return (
    <>
      <LifeBar invitations={rows} onAsk={onLife} onClear={() => onSelect(nothingSelected)}>
        <DecidingButtons assessmentId={assessment.id} list={list} rows={rows} onAsk={onAsk} />
      </LifeBar>
      <LifeDialog question={asked.life ?? null} onClose={close} onDone={onDone} />
      <DecideDialog assessment={assessment} invitations={asked.decide ?? null} onDone={onDone} onClose={close} />
      <LetterDrawer
        assessmentId={assessment.id}
        invitations={asked.write ?? null}
        language={assessment.language ?? 'EN'}
        onDone={onDone}
        onClose={close}
      />
      <TagDialog known={assessment.tags} invitations={asked.tag ?? null} onDone={onDone} onClose={close} />
    </>
  );
}

interface ButtonsProps {
  assessmentId: string;
  list: ShownList;
  rows: readonly SelectedInvitation[];
  onAsk: (asked: AskedOfSelection) => void;
}

function DecidingButtons({ assessmentId, list, rows, onAsk }: ButtonsProps) {
  const { t } = useTranslation(['deciding', 'common']);
  const comparable = rows.filter(({ result }) => result !== null).map(({ candidate }) => candidate.id);
  const tooMany = rows.length > MOST_AT_ONCE;
  return (
    <>
      <Button type="primary" disabled={tooMany} icon={<UserCheck {...icon} />} onClick={() => onAsk({ decide: rows })}>
        {t('move.name')}
      </Button>
      {comparable.length > 1 && (
        <ButtonLink
          icon={<Columns2 {...icon} />}
          to={paths.compareResults(assessmentId, comparable.slice(0, MOST_COMPARED))}
        >
          {comparable.length > MOST_COMPARED
            ? t('common:bulk.compareFirst', { count: MOST_COMPARED })
            : t('compare', { count: comparable.length })}
        </ButtonLink>
      )}
      {rows.length > 0 && (
        <ExportListButton
          label={t('export')}
          disabled={rows.length > MOST_EXPORTED}
          source={{ kind: 'results', assessmentId, query: { ids: rows.map(({ id }) => id), ...list.order } }}
          shown={list.columns}
        />
      )}
      <Button disabled={tooMany} icon={<Mail {...icon} />} onClick={() => onAsk({ write: rows })}>
        {t('letter.name_action')}
      </Button>
      <Button disabled={tooMany} icon={<Tag {...icon} />} onClick={() => onAsk({ tag: rows })}>
        {t('tags.name')}
      </Button>
    </>
  );
}

/** Nobody ticked and nothing asked, to begin with. */
export function useInvitationsSelection(onChanged: () => void) {
  const [selection, select] = useState<Selection<SelectedInvitation>>(nothingSelected);
  const [asked, ask] = useState<AskedOfSelection>({});
  const done = () => {
    select(nothingSelected);
    onChanged();
  };
  const askLife = useLifeAsk((life) => ask({ life }), done);
  return { selection, select, asked, ask, askLife, done };
}
